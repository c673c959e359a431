import type { deLastSearches } from './de-last-searches.ts';
import type { Widen } from './shape.ts';

export const frLastSearches = {
  lastSearches: {
    label: 'Dernières recherches',
    remove: (text: string) => `Effacer «\u00a0${text}\u00a0» des dernières recherches`,
    forget: 'Effacer les dernières recherches',
    status: (count: number) =>
      `${count === 1 ? '1 recherche récente' : `${count} recherches récentes`}. La flèche bas y mène.`,
  },
} as const satisfies Widen<typeof deLastSearches>;
