import type { deLastSearches } from './de-last-searches.ts';
import type { Widen } from './shape.ts';

export const enLastSearches = {
  lastSearches: {
    label: 'Recent searches',
    remove: (text: string) => `Delete “${text}” from recent searches`,
    forget: 'Delete recent searches',
    status: (count: number) =>
      `${count === 1 ? '1 recent search' : `${count} recent searches`}. Press the down arrow to reach them.`,
  },
} as const satisfies Widen<typeof deLastSearches>;
