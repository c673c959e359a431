import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { languages } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { makeAddress, makeCompleteCheckout, makeQuote } from './checkout-fixture.ts';
import { ImportDutiesNote } from './import-duties-note.tsx';

const quote = makeQuote({
  countries: [
    { code: 'DE', name: 'Deutschland' },
    { code: 'CH', name: 'Schweiz' },
  ],
});

const draw = (country: string, language: (typeof languages)[number] = 'de', isCollection = false) =>
  renderToStaticMarkup(
    <ImportDutiesNote
      state={makeCompleteCheckout({ isCollection, shippingAddress: makeAddress({ country }) })}
      quote={quote}
      messages={getMessages(language).checkout}
    />,
  );

test.each([
  ['de', /Schweiz.*Einfuhrumsatzsteuer.*Zoll/],
  ['en', /Schweiz.*import VAT.*customs duties/],
  ['fr', /Schweiz.*TVA à l’importation.*droits de douane/],
] as const)('VAT and customs duties of a parcel to Switzerland are told in %s', (language, text) => {
  expect(draw('CH', language)).toMatch(text);
});

test('nothing is told of a parcel within the union, of what is collected, and where the shop does not deliver', () => {
  expect([draw('DE'), draw('CH', 'de', true), draw('LI')]).toEqual(['', '', '']);
});
