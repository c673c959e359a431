import { expect, test } from 'vitest';
import { toPlainText } from './rich-text.tsx';

test('separates blocks, keeps words and drops scripts', () => {
  expect(toPlainText('<p>Wir <em>gra</em>vieren.</p><ul><li>Gold</li><li>Silber &amp; Platin</li></ul>')).toBe(
    'Wir gravieren. Gold Silber & Platin',
  );
  expect(toPlainText('<p>Ja.</p><script>alert(1)</script>')).toBe('Ja.');
});
