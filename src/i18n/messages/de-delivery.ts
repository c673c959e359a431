/** Delivery times. Shared by the pages and the mails of the order API. */
export const deDelivery = {
  delivery: {
    between: (first: string, last: string) => `zwischen ${first} und ${last}`,
    on: (day: string) => `am ${day}`,
    arrives: (days: string) => `bei Ihnen ${days}`,
    /** Without a known destination. */
    arrivesNearby: (days: string) => `in Deutschland bei Ihnen ${days}`,
    ready: (day: string) => `abholbereit ab ${day}`,
    openToday: (times: string) => `Heute geöffnet ${times}`,
    closedToday: 'Heute geschlossen',
    ifTransferred: (text: string) => `${text}, wenn Sie am Tag der Bestellung überweisen`,
  },
} as const;
