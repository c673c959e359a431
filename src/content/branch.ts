import type { OpeningDay } from './opening-hours.ts';
import type { Phone } from './phone.ts';

export type Branch = {
  id: number;
  displayName: string;
  street: string;
  number: string;
  zipCode: string;
  city: string;
  phone: Phone | null;
  email: string | null;
  description: string | null;
  openingDays: OpeningDay[];
};
