import { log } from '../log.ts';
import { chooseRelease, findChosenRelease } from '../release/release-folder.ts';

export type ChosenRelease = {
  /** @throws when it cannot be written down; it can be repeated then */
  choose: (id: string) => Promise<void>;
  /** Writes down what could not be, unless somebody else has chosen since. Never throws. */
  retry: () => Promise<void>;
};

/** Which release the next start shows, as far as this process decides it. @param chosen the one it was started with */
export function createChosenRelease(dist: string, chosen: string): ChosenRelease {
  let written = chosen;
  let unwritten: string | undefined;

  const choose = async (id: string) => {
    unwritten = id;
    await chooseRelease(dist, id);
    written = id;
    unwritten = undefined;
  };
  return {
    choose,
    retry: async () => {
      if (unwritten === undefined) return;
      const found = await findChosenRelease(dist);
      if (found !== undefined && found !== written) {
        unwritten = undefined;
        return;
      }
      const release = unwritten;
      await choose(release).catch((error) => log('warn', 'release not chosen', { release, reason: String(error) }));
    },
  };
}
