import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import { makeOrder } from '../order-fixture.ts';
import { OrderDetails } from './order-details.tsx';

const draw = (changes: Parameters<typeof makeOrder>[0], language: (typeof languages)[number] = 'de') =>
  renderToStaticMarkup(<OrderDetails order={makeOrder(changes)} language={language} />);

test('the days of delivery depend on a transfer that is still to be made', () => {
  expect(draw({})).toContain('28.\u00a0November, wenn Sie am Tag der Bestellung überweisen');
});

test.each([
  ['de', 'November, wenn Sie am Tag der Bestellung überwiesen haben'],
  ['en', 'November, if you made the transfer on the day of the order'],
  ['fr', 'novembre, si vous avez fait le virement le jour de la commande'],
] as const)('whoever has paid is not told in %s to transfer any more', (language, deliveryText) => {
  for (const changes of [{}, { status: 'shipped' }]) {
    expect(draw({ payment_status: 'paid', ...changes }, language)).toContain(deliveryText);
  }
});

test('days of delivery without a condition stay as they are once it is paid', () => {
  const delivery = { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: false };
  expect(draw({ payment_status: 'paid', delivery })).toContain('28.\u00a0November</p>');
});

test.each([
  { status: 'cancelled' },
  { status: 'withdrawn' },
  { status: 'collected', payment_status: 'paid', shipping_method: { id: 2, name: 'Abholung', is_collection: true } },
  { payment_status: 'refunded' },
  { payment_status: 'failed' },
])('of an order that has ended no days of delivery are told: %j', (changes) => {
  for (const language of languages) expect(draw(changes, language)).not.toMatch(/novem/i);
});
