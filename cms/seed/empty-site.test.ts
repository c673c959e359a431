import { expect, test } from 'vitest';
import { listEmptySiteSteps } from './empty-site.ts';

const site = { domain: 'neu.example', name: 'Goldschmiede Neu' };

/** All rows of a collection. */
const findRows = (steps: ReturnType<typeof listEmptySiteSteps>, name: string) =>
  steps.filter(({ collection }) => collection === name).flatMap(({ items }) => items);

test('an empty website has texts in its own languages alone', () => {
  const steps = listEmptySiteSteps({ ...site, languages: ['de', 'fr'], hasShop: true });
  const named = JSON.stringify(steps).matchAll(/"(?:language|languages_code|code)":"([a-z]{2})"/g);
  expect(new Set(Array.from(named, ([, language]) => language))).toEqual(new Set(['de', 'fr']));
});

test('a website without a shop has neither its pages nor menu entries for them', () => {
  const steps = listEmptySiteSteps({ ...site, languages: ['de'], hasShop: false });
  expect(findRows(steps, 'ecommerce_settings')).toMatchObject([{ enable_cart: false }]);
  const paths = JSON.stringify(findRows(steps, 'menu')).matchAll(/"path":"([^"]*)"/g);
  expect(Array.from(paths, ([, path]) => path)).toEqual(['kontakt', 'impressum', 'datenschutz', 'barrierefreiheit']);
});

test('what staff switch on later is there, and nothing that costs money is decided', () => {
  const steps = listEmptySiteSteps({ ...site, languages: ['de'], hasShop: false });
  expect(findRows(steps, 'ecommerce_payment_method').map(({ id, key }) => [id, key])).toEqual([
    [1, 'prepayment'],
    [2, 'cash'],
    [3, 'klarna'],
    [4, 'paypal'],
  ]);
  const [settings] = findRows(steps, 'ecommerce_settings');
  expect(settings).toMatchObject({ payment_methods: [{ payment_id: 1 }, { payment_id: 2 }] });
  expect(settings).not.toHaveProperty('shipping_methods_config');
});
