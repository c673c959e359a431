import postcss from 'postcss';
import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const css = `@layer base, recipes;
@font-face { font-family: Newsreader }
@layer base { a { color: inherit } }
@layer recipes {
  @layer _base {
    .button { color: red }
    .hero__root { margin: 0 }
    @media (min-width: 48em) { .product-page__side { order: 1 } }
    :root:has(.list-layout__sheet) { overflow: hidden }
    .product-card__name { margin: 0 }
  }
}`;

const split = async (sheet: string) => {
  const { css: own } = await postcss([splitStyles()]).process(css, { from: `/src/ui/${sheet}` });
  return ['inherit', 'Newsreader', '.button', '.hero', '.product-page', '.list-layout', '.product-card'].filter(
    (part) => own.includes(part),
  );
};

test('each style is in one sheet, and shared styles are in the first', async () => {
  expect(await split('styles.css')).toEqual(['inherit', 'Newsreader', '.button']);
  expect(await split('content.css')).toEqual(['.hero']);
  expect(await split('product.css')).toEqual(['.product-page']);
  expect(await split('cards.css')).toEqual(['.product-card']);
  expect(await split('list.css')).toEqual(['.list-layout']);
});

test('every sheet declares the layer order', async () => {
  const { css: own } = await postcss([splitStyles()]).process(css, { from: '/src/ui/shop.css' });
  expect(own).toContain('@layer base, recipes');
  expect(own, 'and that of the layers in them').toContain('@layer recipes._base, recipes.slots');
});
