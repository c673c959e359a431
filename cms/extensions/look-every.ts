import type { Context } from './directus.ts';

/**
 * Seconds between two looks after what waits: `LOOK_EVERY_SECONDS` where it names a part of a minute, for tests, which
 * cannot wait as long as a shop may.
 */
export function lookEvery({ env }: Pick<Context, 'env'>, usual: number): number {
  const seconds = Number(env.LOOK_EVERY_SECONDS);
  return Number.isInteger(seconds) && seconds > 0 && seconds < 60 ? seconds : usual;
}
