import { expect, test } from 'vitest';
import type { OrderSetting } from './find-order-setting.ts';
import type { OrderAnswer } from './order-answer.ts';
import { makeAddress, makeRules } from './order-fixture.ts';
import { writeOrderText } from './order-text.ts';

const line: OrderAnswer['lines'][number] = {
  ...{ id: 1, name: 'Érable', variant_name: '52', reference: 'AV-1', count: 1, price_cents: 120_000, withdrawn: false },
  personalization: [{ key: 'size', label: 'Taille de l’alliance large', value: '54', surcharge_cents: 0 }],
  essentials: [{ key: 'variant', name: 'Taille', value: '52' }],
  ...{ is_personalized: false, slug: null, image: null, again: null },
};
const order: OrderAnswer = {
  ...{ uuid: 'u', number: '2026-000123', date: '', language: 'de', status: 'new', payment_status: 'open' },
  ...{ payment_method: null, shipping_method: null, lines: [line], goods_cents: 120_000, wrap_cents: 0 },
  delivery: { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: true },
  ...{ shipping_cents: 0, total_cents: 120_000, tax: [], shipping_address: null, invoice_address: null },
  ...{
    email: 'zoe@muster.example',
    phone: '',
    comment: '',
    bank_details: null,
    bank_account: null,
    tracking: null,
    withdrawals: [],
  },
};
const setting: OrderSetting = {
  shop: {
    ...{ project: 1, name: 'Juwelier Vierlinden', signature: 'Juwelier Vierlinden' },
    ...{ email: 'laden@vierlinden.example', timeZone: 'Europe/Berlin' },
  },
  rules: makeRules(),
  terms: [],
};

test.each([
  [
    'de',
    'Bestellt am: 21. November 2026 um 09:30 Uhr',
    'Érable (52): ',
    'Taille: 52',
    'large: 54',
    'Lieferung: bei Ihnen zwischen Do., 26.',
  ],
  [
    'en',
    'Ordered on: 21 November 2026 at 09:30',
    'Érable (52): ',
    'Taille: 52',
    'large: 54',
    'Delivery: with you between Thu 26',
  ],
  [
    'fr',
    'Commandé le\u00a0: 21 novembre 2026 à 9\u00a0h\u00a030',
    'Érable (52)\u00a0: ',
    'Taille\u00a0: 52',
    'large\u00a0: 54',
    'Livraison\u00a0: chez vous entre le jeu. 26',
  ],
] as const)('a confirmation in %s writes times and labels as its language does', (language, ...parts) => {
  const text = writeOrderText({ ...order, language }, setting, undefined, new Date('2026-11-21T08:30:00Z'));
  for (const part of parts) expect(text).toContain(part);
});

test.each([
  ['de', 'London SW1A 1AA\nVereinigtes Königreich'],
  ['en', 'London SW1A 1AA\nUnited Kingdom'],
  ['fr', 'London SW1A 1AA\nRoyaume-Uni'],
] as const)(
  'in %s, an invoice to a country that no parcel goes to names it, and its town as it does',
  (language, lines) => {
    const invoice_address = makeAddress({ zip_code: 'SW1A 1AA', city: 'London', country: 'GB' });
    const text = writeOrderText({ ...order, invoice_address, language }, setting, undefined, new Date());
    expect(text).toContain(lines);
  },
);
