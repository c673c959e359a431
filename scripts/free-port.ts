import { randomInt } from 'node:crypto';
import { isFree } from './launch/ports.mjs';

/** Below the ports that systems give to outgoing connections, so that nobody takes it before it is used. */
const range = [12_000, 32_000] as const;

/** A port that stays free until whoever asked for it uses it, be it minutes later. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port.');
}
