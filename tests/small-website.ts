import { languages } from '../src/i18n/languages.ts';

/** The website of `openSmallSite`. All files have the same one, since its template is made once. */
export const smallWebsite = { domain: 'neu.example', name: 'Goldschmiede Neu', languages, hasShop: true };
