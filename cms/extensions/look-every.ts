import type { Context } from './directus.ts';

/**
 * Interval between checks, in seconds. `LOOK_EVERY_SECONDS` may set a part of a minute, for tests, which cannot wait as
 * long as a shop.
 */
export function lookEvery({ env }: Pick<Context, 'env'>, usual: number): number {
  const seconds = Number(env.LOOK_EVERY_SECONDS);
  return Number.isInteger(seconds) && seconds > 0 && seconds < 60 ? seconds : usual;
}
