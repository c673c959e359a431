import type { Step } from '../../cms/seed/send-rows.ts';
import { inLegalLanguages } from './law.ts';
import { noticeSteps } from './notices.ts';
import { pageSteps } from './pages.ts';
import { shipping, shippingTitle } from './shipping.ts';
import { terms, termsTitle } from './terms.ts';
import { withdrawal, withdrawalTitle } from './withdrawal.ts';

export const legalPageSteps = [
  {
    collection: 'legal_page',
    items: [
      { settings: 1, type: 'agb', translations: inLegalLanguages({ name: 'title', words: termsTitle }, terms) },
      {
        settings: 1,
        type: 'widerruf',
        translations: inLegalLanguages({ name: 'title', words: withdrawalTitle }, withdrawal),
      },
      {
        settings: 1,
        type: 'versand-und-zahlung',
        translations: inLegalLanguages({ name: 'title', words: shippingTitle }, shipping),
      },
    ],
  },
] satisfies Step[];

/** Everything the law asks for; the pages of the shop's terms belong to its settings, which must be there before. */
export const legalSteps: Step[] = [...noticeSteps, ...legalPageSteps, ...pageSteps];
