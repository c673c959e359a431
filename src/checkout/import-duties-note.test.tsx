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

const render = (country: string, language: (typeof languages)[number] = 'de', isCollection = false) =>
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
] as const)('a shipping address in Switzerland shows the note on import duties in %s', (language, text) => {
  expect(render('CH', language)).toMatch(text);
});

test('the note is not shown within the customs union, for collection, and outside the delivery countries', () => {
  expect([render('DE'), render('CH', 'de', true), render('LI')]).toEqual(['', '', '']);
});
