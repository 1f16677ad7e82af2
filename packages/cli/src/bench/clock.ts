/** Seconds this thread has spent on a core: what is measured does not get slower because the machine is busy with something else. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
