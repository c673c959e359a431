import { expect, test } from 'vitest';
import { toPlainText } from './find-order-shop-context.ts';

test('converts rich text to lines', () => {
  const html = `<h2>1. Wer&nbsp;wir sind</h2><p>Juwelier <strong>Vierlinden</strong>
    &amp; Söhne,<br>Altenbruck</p><ul><li>Gravur</li><li>Uhren &#8211; auch alte</li></ul><p>Ende</p>`;
  expect(toPlainText(html)).toBe(
    '1. Wer wir sind\n\nJuwelier Vierlinden & Söhne,\nAltenbruck\n- Gravur\n- Uhren – auch alte\n\nEnde',
  );
});

test('leaves neither markup nor invalid characters', () => {
  expect(toPlainText('<p>a<script>b</p>&lt;i&gt; &unknown; &#0;')).toBe('ab\n\n<i> &unknown;');
});
