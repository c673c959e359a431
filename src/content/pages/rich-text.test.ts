import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText, toPlainText } from './rich-text.tsx';

test('separates blocks, keeps words and drops scripts', () => {
  expect(toPlainText('<p>Wir <em>gra</em>vieren.</p><ul><li>Gold</li><li>Silber &amp; Platin</li></ul>')).toBe(
    'Wir gravieren. Gold Silber & Platin',
  );
  expect(toPlainText('<p>Ja.</p><script>alert(1)</script>')).toBe('Ja.');
});

test('a text that is shown again is the same, with French spaces in French alone', () => {
  const show = (language: 'de' | 'fr') =>
    renderToStaticMarkup(RichText({ html: '<p>Or : <em>585</em></p>', language }));
  for (let time = 0; time < 2; time += 1) {
    expect(show('de')).toBe('<p>Or : <em>585</em></p>');
    expect(show('fr')).toBe('<p>Or\u00a0: <em>585</em></p>');
  }
});
