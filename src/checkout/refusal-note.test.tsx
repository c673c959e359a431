import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getPricePattern } from '../i18n/price-pattern.ts';
import { RefusalNote } from './refusal-note.tsx';

test.each(languages)('a refusal for unpaid orders says so in %s, and whom to call', (language) => {
  const { cart, checkout: words, ordering: orderingWords } = getMessages(language);
  const pattern = getPricePattern(language);
  const phone = { href: 'tel:+4930231250', text: '030 23125-0' };
  const speech = { language, words, orderingWords, cart: { words: cart, pattern }, pattern, phone };
  const note = renderToStaticMarkup(
    <RefusalNote refusal={{ kind: 'later', reason: 'too_many_unpaid' }} accepted={null} speech={speech} />,
  );
  expect(note).toContain(orderingWords.tooManyUnpaid);
  expect(note).toContain('<a href="tel:+4930231250">030 23125-0</a>');
});
