// npm start [-- FLAG…]: `quayside serve`, with the page built first and shown in the browser. `--no-show` only serves it.

const given = process.argv.slice(2);
const isShown = !given.includes('--no-show') && !given.includes('--help');
const flags = given.filter((flag) => flag !== '--no-show');
process.argv.splice(2, given.length, 'serve', '--build', ...(isShown ? ['--show'] : []), ...flags);
await import('../packages/cli/src/main.ts');
