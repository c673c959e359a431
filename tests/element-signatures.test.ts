import { expect, test } from 'vitest';
import { findElementSignatures } from './element-signatures.ts';

const page = `<!doctype html><html lang="de"><title>Ringe</title><main><h1>Ringe</h1>
<nav aria-label="Mehr"><ul class="links__list"><li><a href="/shop">Shop</a></li></ul></nav>
<h2 id="form">Anfrage</h2><form aria-labelledby="form"><label for="mail">E-Mail</label>
<input id="mail" type="email" required aria-describedby="hint"><p id="hint" role="status">Wozu?</p>
<button type="button" aria-expanded="false">Senden</button></form><img src="x.jpg" alt="Ein Ring"></main>`;

test('the same page in another language has the same signatures', () => {
  const other = page
    .replaceAll('Ringe', 'Rings')
    .replace('lang="de"', 'lang="en"')
    .replaceAll('"mail"', '"e-mail"')
    .replace('Mehr', 'More')
    .replace('Ein Ring', 'A ring');
  expect(findElementSignatures(other)).toEqual(findElementSignatures(page));
});

test.each([
  ['a role', 'role="status"', 'role="alert"', 'p[role=alert]'],
  ['a role that is gone', ' role="status"', '', 'p'],
  ['an aria attribute', '<h1>', '<h1 aria-level="3">', 'h1[aria-level=3]'],
  ['a state', 'aria-expanded="false"', 'aria-expanded="yes"', 'button[aria-expanded=yes][type=button]'],
  ['a name that is gone', '<nav aria-label="Mehr">', '<nav>', 'nav'],
  ['the type of a field', 'type="email"', 'type="text"', 'input[aria-describedby][required][type=text]'],
  ['a picture without words', ' alt="Ein Ring"', '', 'img'],
  ['a picture with empty words', 'alt="Ein Ring"', 'alt=""', 'img[alt=]'],
  ['a level of headings left out', '<h2 id="form">Anfrage</h2>', '<h3 id="form">Anfrage</h3>', 'h1 to h3'],
  ['no first heading', '<h1>Ringe</h1>', '', '0 h1'],
  ['another class of a part', 'links__list', 'links__rows', 'links__rows'],
  ['a link without words', '>Shop<', '><', 'a without words'],
  ['a field without a label', '<label for="mail">', '<label for="post">', 'input without a label'],
  ['a label of nothing', '<label for="mail">', '<label for="post">', 'label[for] to nothing'],
  ['a name that is nowhere', 'aria-labelledby="form"', 'aria-labelledby="gone"', 'form[aria-labelledby] to nothing'],
  ['an id twice', 'id="hint"', 'id="mail"', 'an id twice'],
  ['another child of a list', '<li>', '<div>', 'ul > div'],
  ['a button in a link', '>Shop<', '><button>Shop</button><', 'a button'],
  ['a language that nobody speaks', 'lang="de"', 'lang="xx"', 'html[lang=xx]'],
])('%s has another signature', (_what, before, after, kind) => {
  expect(page).toContain(before);
  expect(findElementSignatures(page)).not.toContain(kind);
  expect(findElementSignatures(page.replace(before, after))).toContain(kind);
});
