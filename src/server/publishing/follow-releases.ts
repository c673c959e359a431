import { log } from '../log.ts';
import type { Release } from '../release/release-manager.ts';

type Options = {
  /** Finds the release that this process should show. */
  find: () => Promise<string | undefined>;
  open: (id: string) => Promise<Release>;
  activate: (release: Release) => Promise<void>;
  getActive: () => Release;
  /** Whether this process is publishing. */
  isBusy: () => boolean;
};

/**
 * Activates the newer release that another process of the same code has made in the folder that both share. An older one that is
 * chosen by hand waits for the next start. Never throws.
 */
export function createFollower({ find, open, activate, getActive, isBusy }: Options): () => Promise<void> {
  let unusable: string | undefined;
  return async () => {
    let release: string | undefined;
    try {
      release = await find();
      const active = getActive().id;
      if (release === undefined || release <= active || release === unusable || isBusy()) return;
      const found = await open(release);
      if (isBusy() || getActive().id !== active) return;
      await activate(found);
      log('info', 'release of another process', { release });
    } catch (error) {
      unusable = release ?? unusable;
      log('warn', 'release of another process not usable', { release, reason: String(error) });
    }
  };
}
