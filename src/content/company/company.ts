import type { Language } from '../../i18n/languages.ts';
import type { OpeningDay, OpeningWeek } from '../opening-hours/opening-hours.ts';
import type { Image } from '../pages/page.ts';
import type { Phone } from './phone.ts';

export type Address = {
  type: 'hq' | 'federal_office';
  street: string;
  number: string;
  zipCode: string;
  city: string;
  /** ISO 3166 code. */
  country: string;
  latitude: number | null;
  longitude: number | null;
};

export type Company = {
  companyName: string;
  displayName: string;
  legalForm: 'single' | 'ev' | 'bag' | 'other';
  address: Address | null;
  email: string | null;
  phone: Phone | null;
  mobile: Phone | null;
  fax: Phone | null;
  executives: string[];
  registers: { type: string; number: string; registrar: string }[];
  vatId: string | null;
  taxNumber: string | null;
  foundingYear: number | null;
};

/** Link to a route planner with the address as destination; nothing is loaded from it before the click. */
export function getDirectionsHref({
  street,
  number,
  zipCode,
  city,
}: Pick<Address, 'street' | 'number' | 'zipCode' | 'city'>): string {
  const destination = `${street} ${number}, ${zipCode} ${city}`;
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: destination })}`;
}

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
