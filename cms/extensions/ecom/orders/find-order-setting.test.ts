import { expect, test } from 'vitest';
import { toPlainText } from './find-order-setting.ts';

test('rich text becomes lines that a mail can have', () => {
  const html = `<h2>1. Wer&nbsp;wir sind</h2><p>Juwelier <strong>Vierlinden</strong>
    &amp; Söhne,<br>Altenbruck</p><ul><li>Gravur</li><li>Uhren &#8211; auch alte</li></ul><p>Ende</p>`;
  expect(toPlainText(html)).toBe(
    '1. Wer wir sind\n\nJuwelier Vierlinden & Söhne,\nAltenbruck\n- Gravur\n- Uhren – auch alte\n\nEnde',
  );
});

test('nothing in it ends as markup or as a character that is none', () => {
  expect(toPlainText('<p>a<script>b</p>&lt;i&gt; &unknown; &#0;')).toBe('ab\n\n<i> &unknown;');
});
