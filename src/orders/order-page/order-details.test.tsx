import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import type { Order } from '../order.ts';
import { makeOrder } from '../order-fixture.ts';
import { OrderDetails } from './order-details.tsx';

const render = (changes: Parameters<typeof makeOrder>[0], language: (typeof languages)[number] = 'de') =>
  renderToStaticMarkup(<OrderDetails order={makeOrder(changes)} language={language} />);

test('the delivery period mentions a transfer that is still open', () => {
  expect(render({})).toContain('28.\u00a0November, wenn Sie am Tag der Bestellung überweisen');
});

test.each([
  ['de', 'November, wenn Sie am Tag der Bestellung überwiesen haben'],
  ['en', 'November, if you made the transfer on the day of the order'],
  ['fr', 'novembre, si vous avez fait le virement le jour de la commande'],
] as const)('the delivery period of a paid order states the transfer as done in %s', (language, deliveryText) => {
  for (const changes of [{}, { status: 'shipped' } as const]) {
    expect(render({ payment_status: 'paid', ...changes }, language)).toContain(deliveryText);
  }
});

test('an unconditional delivery period stays the same after payment', () => {
  const delivery = { from: '2026-11-26', to: '2026-11-28', is_collection: false, is_prepaid: false };
  expect(render({ payment_status: 'paid', delivery })).toContain('28.\u00a0November</p>');
});

const collection = { id: 2, name: 'Abholung im Geschäft', is_collection: true };
const branch = {
  name: 'Juwelier Vierlinden',
  street: 'Lindenstraße 12',
  zip_code: '14899',
  city: 'Altenbruck',
  country: 'DE',
};

test('an order that is ready names the branch, without the day from which it was expected to be ready', () => {
  const delivery = { from: '2026-11-26', to: '2026-11-26', is_collection: true, is_prepaid: false };
  const ordered = render({ shipping_method: collection, branch, delivery });
  expect(ordered).toContain('<h2>Abholung</h2>');
  expect(ordered).toContain('Abholbereit ab');
  const ready = render({ shipping_method: collection, branch, delivery, status: 'ready' });
  expect(ready).toContain('Lindenstraße 12');
  expect(ready).not.toMatch(/Abholbereit|Abholung im Geschäft|novem/i);
});

test.each<Partial<Order>>([
  { status: 'cancelled' },
  { status: 'withdrawn' },
  { status: 'collected', payment_status: 'paid', shipping_method: { id: 2, name: 'Abholung', is_collection: true } },
  { payment_status: 'refunded' },
  { payment_status: 'failed' },
])('an order that has ended has no delivery period: %j', (changes) => {
  for (const language of languages) expect(render(changes, language)).not.toMatch(/novem/i);
});
