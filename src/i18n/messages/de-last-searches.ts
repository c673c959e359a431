/** Words of the last searches below an empty search field, fetched when somebody is in it. */
export const deLastSearches = {
  lastSearches: {
    label: 'Letzte Suchen',
    remove: (text: string) => `„${text}“ aus den letzten Suchen löschen`,
    forget: 'Letzte Suchen löschen',
    status: (count: number) =>
      `${count === 1 ? '1 letzte Suche' : `${count} letzte Suchen`}. Der Pfeil nach rechts führt zum Löschen.`,
  },
} as const;
