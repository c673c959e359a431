export const frDelivery = {
  delivery: {
    between: (first: string, last: string) => `entre le ${first} et le ${last}`,
    on: (day: string) => `le ${day}`,
    arrives: (days: string) => `chez vous ${days}`,
    arrivesNearby: (days: string) => `en Allemagne, chez vous ${days}`,
    ready: (day: string) => `à retirer à partir du ${day}`,
    openToday: (times: string) => `Ouvert aujourd’hui ${times}`,
    closedToday: 'Fermé aujourd’hui',
    ifTransferred: (text: string) => `${text}, si vous faites le virement le jour de la commande`,
  },
} as const;
