const step = process.env.TEST_SAMPLES === 'tenth' ? 10 : 1;

/** How many samples a property test takes: all of them, and the first tenth in `npm run check`. */
export const getSampleCount = (all: number): number => Math.ceil(all / step);

/** All of a list, and every tenth of it in `npm run check`. */
export const takeSamples = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % step === 0);
