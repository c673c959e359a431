import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test('paragraphs and entries stay apart, words stay whole, scripts stay out', () => {
  expect(toPlainText('<p>Wir <em>gra</em>vieren.</p><ul><li>Gold</li><li>Silber &amp; Platin</li></ul>')).toBe(
    'Wir gravieren. Gold Silber & Platin',
  );
  expect(toPlainText('<p>Ja.</p><script>alert(1)</script>')).toBe('Ja.');
});
