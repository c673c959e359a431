import type { Language } from '../../i18n/languages.ts';
import type { OpeningDay } from '../opening-hours/opening-hours.ts';
import type { OpeningWeek } from '../opening-hours/opening-week.ts';
import type { Image } from '../pages/image.ts';
import type { Phone } from './phone.ts';

export type Branch = {
  id: number;
  displayName: string;
  street: string;
  number: string;
  zipCode: string;
  city: string;
  /** ISO 3166 code. */
  country: string;
  latitude: number | null;
  longitude: number | null;
  image: Image | null;
  phone: Phone | null;
  email: string | null;
  /** HTML; may be in another language if there is no translation. */
  description: { html: string; language: Language } | null;
  openingDays: OpeningDay[];
  /** Undefined if the hours are free text that cannot be parsed. */
  week: OpeningWeek | undefined;
};
