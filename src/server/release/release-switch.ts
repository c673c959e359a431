import type { Release } from './release-manager.ts';

type Options = {
  open: (id: string) => Promise<Release>;
  getActive: () => Release;
  /** Shows an opened release; synchronous, so that no visitor gets a mix of two. */
  show: (release: Release) => void;
};

/** Opens a release before it is shown, so that all processes of the site can show it at about the same moment. */
export type ReleaseSwitch = {
  open: (id: string) => Promise<Release>;
  /** Shows a release; opens it where that has not been done. Does nothing where it is shown. */
  activate: (id: string) => Promise<void>;
};

export function createReleaseSwitch({ open, getActive, show }: Options): ReleaseSwitch {
  let opened: { id: string; release: Promise<Release> } | undefined;
  const openOnce = (id: string) => {
    if (opened?.id !== id) opened = { id, release: open(id) };
    return opened.release;
  };
  return {
    open: openOnce,
    activate: async (id) => {
      if (getActive().id === id) return;
      const release = await openOnce(id).finally(() => {
        opened = undefined;
      });
      show(release);
    },
  };
}
