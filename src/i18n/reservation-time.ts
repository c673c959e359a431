/** How long a confirmed reservation is held; forms, mails and terms use this text. */
export const reservationTime = {
  de: 'zwei Werktage',
  en: 'two working days',
  fr: 'deux jours ouvrés',
} as const;
