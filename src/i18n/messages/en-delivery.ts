export const enDelivery = {
  delivery: {
    between: (first: string, last: string) => `between ${first} and ${last}`,
    on: (day: string) => `on ${day}`,
    arrives: (days: string) => `with you ${days}`,
    arrivesNearby: (days: string) => `with you in Germany ${days}`,
    ready: (day: string) => `ready for collection from ${day}`,
    openToday: (times: string) => `Open today ${times}`,
    closedToday: 'Closed today',
    ifTransferred: (text: string) => `${text}, if you make the transfer on the day of the order`,
  },
} as const;
