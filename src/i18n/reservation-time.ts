/** How long a reserved piece waits in the shop once the reservation is confirmed; forms, mails and terms all say this. */
export const reservationTime = {
  de: 'zwei Werktage',
  en: 'two working days',
  fr: 'deux jours ouvrés',
} as const;
