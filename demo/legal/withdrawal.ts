import type { LegalText } from './law.ts';
import { readLegalText } from './read-legal-text.ts';

export const withdrawalTitle: LegalText = {
  de: 'Widerrufsbelehrung',
  en: 'Right of withdrawal',
  fr: 'Droit de rétractation',
};

export const withdrawal = readLegalText('withdrawal');
