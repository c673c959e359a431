/** Messages of recent searches below an empty search field, loaded when the field gets focus. */
export const deLastSearches = {
  lastSearches: {
    label: 'Letzte Suchen',
    remove: (text: string) => `„${text}“ aus den letzten Suchen löschen`,
    forget: 'Letzte Suchen löschen',
    status: (count: number) =>
      `${count === 1 ? '1 letzte Suche' : `${count} letzte Suchen`}. Der Pfeil nach unten führt hin.`,
  },
} as const;
