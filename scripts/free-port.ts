import { randomInt } from 'node:crypto';
import { isFree } from './launch/ports.mjs';

/** Below the ephemeral ports that systems give to outgoing connections. */
const range = [12_000, 32_000] as const;

/** A free port that is likely to stay free until it is used, even minutes later. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}
