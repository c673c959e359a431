import { log } from '../log.ts';
import { chooseRelease, findChosenRelease } from '../release/release-folder.ts';

type ChosenRelease = {
  /** Saves the chosen release, unless a newer one is chosen. @throws when it cannot be written; `retry` can write it then */
  choose: (id: string) => Promise<void>;
  /** Retries a failed write, unless another process has chosen a newer release. Never throws. */
  retry: () => Promise<void>;
};

/** The release that the next start activates, as far as this process decides it. */
export function createChosenRelease(dist: string): ChosenRelease {
  let unwritten: string | undefined;

  const choose = async (id: string) => {
    // A process that wakes up after another one has published must not go back.
    const found = await findChosenRelease(dist);
    if (found !== undefined && found > id) return;
    unwritten = id;
    await chooseRelease(dist, id);
    unwritten = undefined;
  };
  return {
    choose,
    retry: async () => {
      if (unwritten === undefined) return;
      const found = await findChosenRelease(dist);
      if (found !== undefined && found >= unwritten) {
        unwritten = undefined;
        return;
      }
      const release = unwritten;
      await choose(release).catch((error) => log('warn', 'release not chosen', { release, reason: String(error) }));
    },
  };
}
