import { reservationTime } from '../../src/i18n/reservation-time.ts';
import type { LegalText } from './law.ts';
import { readLegalText } from './read-legal-text.ts';

export const termsTitle: LegalText = {
  de: 'Allgemeine Geschäftsbedingungen',
  en: 'Terms and conditions',
  fr: 'Conditions générales de vente',
};

export const terms = readLegalText('terms', { reservationTime });
