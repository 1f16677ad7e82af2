import { networkInterfaces } from 'node:os';

/** The addresses at which others in the same network reach this machine. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
