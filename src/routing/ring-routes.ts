import type { Language } from '../i18n/languages.ts';

/** The request for an appointment about a pair of wedding rings, which is the query. */
export const ringAppointmentRoutes = {
  de: '/trauringe/studio/termin',
  en: '/en/wedding-rings/studio/appointment',
  fr: '/fr/alliances/studio/rendez-vous',
} as const satisfies Record<Language, string>;
