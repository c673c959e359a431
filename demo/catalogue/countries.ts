import type { Step } from '../../cms/seed/send-rows.ts';
import { keysOf } from '../../src/base/records.ts';
import { translations, type Words } from './words.ts';

const countryNames = {
  DE: ['Deutschland', 'Germany', 'Allemagne'],
  AT: ['Österreich', 'Austria', 'Autriche'],
  CH: ['Schweiz', 'Switzerland', 'Suisse'],
  LI: ['Liechtenstein', 'Liechtenstein', 'Liechtenstein'],
  FR: ['Frankreich', 'France', 'France'],
  LU: ['Luxemburg', 'Luxembourg', 'Luxembourg'],
  BE: ['Belgien', 'Belgium', 'Belgique'],
  NL: ['Niederlande', 'Netherlands', 'Pays-Bas'],
  DK: ['Dänemark', 'Denmark', 'Danemark'],
} satisfies Record<string, Words>;

export type CountryCode = keyof typeof countryNames;

export const countrySteps: Step[] = [
  {
    collection: 'country',
    items: Object.entries(countryNames).map(([code, name], index) => ({
      code,
      sort: index + 1,
      translations: translations({ name }),
    })),
  },
];

export const countryCodes = keysOf(countryNames);
