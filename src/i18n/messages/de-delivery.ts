/** When something arrives or is ready. The order API's mails say it in the same words as the pages. */
export const deDelivery = {
  delivery: {
    between: (first: string, last: string) => `zwischen ${first} und ${last}`,
    on: (day: string) => `am ${day}`,
    arrives: (days: string) => `bei Ihnen ${days}`,
    /** Before anybody has said where it goes. */
    arrivesNearby: (days: string) => `in Deutschland bei Ihnen ${days}`,
    ready: (day: string) => `abholbereit ab ${day}`,
    openToday: (times: string) => `Heute geöffnet ${times}`,
    closedToday: 'Heute geschlossen',
    ifTransferred: (text: string) => `${text}, wenn Sie am Tag der Bestellung überweisen`,
  },
} as const;
