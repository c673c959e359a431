import { describe, expect, test } from 'vitest';
import { recordChanges } from '../../order-history/hook.ts';
import { attachPayment, extendOrderExpiry } from '../payments/payment-record.ts';
import { createTestShop } from '../payments/shop-fixture.ts';
import { markPaid } from './mark-paid.ts';
import { orderMessages } from './order-messages.ts';
import { statusMessages } from './status-messages.ts';

type Shop = ReturnType<typeof createTestShop>;

/** A change by staff in the studio. */
async function change(shop: Shop, payload: { status?: string; payment_status?: string; tracking?: string }) {
  const was = { ...shop.order };
  Object.assign(shop.order, payload);
  await recordChanges(shop.context, 1, { previous: was, payload, user: 'anna' });
}

const readTexts = (shop: Shop) => (shop.tables.mail ?? []).map(({ text }) => String(text));

describe('a shipped order', () => {
  test('is announced once with its tracking number', async () => {
    const shop = createTestShop();
    await change(shop, { tracking: '00340434161094015902' });
    expect(shop.readSubjects()).toEqual([]);
    await change(shop, { status: 'shipped' });
    expect(shop.readSubjects()).toEqual(['Ihre Bestellung 2027-000123 bei Vierlinden: Sendungsverfolgung']);
    expect(readTexts(shop)[0]).toContain('00340434161094015902');
    await change(shop, { status: 'in_progress' });
    await change(shop, { status: 'shipped' });
    expect(shop.readSubjects()).toHaveLength(1);
    expect(shop.tables.mail?.[0]).toMatchObject({ recipient: 'visitor', to: 'zoe@example.org', order: 1 });
    expect(shop.readKinds()).toContain('tracking_told');
  });

  test('is announced at once without a tracking number, which follows', async () => {
    const shop = createTestShop();
    await change(shop, { status: 'shipped' });
    await change(shop, { tracking: ' ' });
    expect(shop.readSubjects()).toEqual(['Ihre Bestellung 2027-000123 bei Vierlinden ist unterwegs']);
    await change(shop, { tracking: 'https://paket.example/1' });
    expect(readTexts(shop)[1]).toContain('https://paket.example/1');
    expect(shop.readSubjects()).toHaveLength(2);
  });

  test('is announced again with a corrected tracking number, not with a removed one', async () => {
    const shop = createTestShop();
    await change(shop, { status: 'shipped', tracking: '00340434161094015902' });
    await change(shop, { tracking: '00340434161094015903' });
    expect(readTexts(shop)[1]).toContain('00340434161094015903');
    await change(shop, { tracking: '' });
    expect(shop.readSubjects()).toHaveLength(2);
  });

  test('gets no mail for a changed tracking number if none was announced', async () => {
    const shop = createTestShop();
    Object.assign(shop.order, { status: 'shipped', tracking: '00340434161094015902' });
    await change(shop, { tracking: '00340434161094015903' });
    await change(shop, { tracking: '' });
    expect(shop.readSubjects()).toEqual([]);
    await change(shop, { tracking: '00340434161094015903' });
    expect(shop.readSubjects()).toHaveLength(1);
  });

  test('is announced once if an earlier change is reported late', async () => {
    const shop = createTestShop();
    const [first, second] = [{ status: 'paid' }, { status: 'shipped', tracking: '00340434161094015902' }];
    const was = [{ ...shop.order }, { ...shop.order, ...first }];
    Object.assign(shop.order, first, second);
    await recordChanges(shop.context, 1, { previous: was[0] ?? {}, payload: first, user: 'anna' });
    await recordChanges(shop.context, 1, { previous: was[1] ?? {}, payload: second, user: 'anna' });
    expect(shop.readSubjects()).toEqual(['Ihre Bestellung 2027-000123 bei Vierlinden: Sendungsverfolgung']);
  });

  test('is announced in the language of the order', async () => {
    const shop = createTestShop();
    shop.order.language = 'fr';
    await change(shop, { status: 'shipped', tracking: '1' });
    expect(readTexts(shop)[0]).toContain('en route vers vous');
  });
});

test('announces a ready order once, for pickup only', async () => {
  const sent = createTestShop();
  await change(sent, { status: 'ready' });
  expect(sent.readSubjects()).toEqual([]);
  const collected = createTestShop();
  collected.order.shipping_method = { id: 5, name: 'Abholung im Geschäft', is_collection: true };
  const place = { street: 'Brückengasse 3', zip_code: '14899', city: 'Altenbruck', country: 'DE' };
  collected.order.branch_address = { name: 'Werkstatt', ...place };
  await change(collected, { status: 'ready' });
  expect(readTexts(collected)[0]).toContain('Werkstatt\nBrückengasse 3\n14899 Altenbruck');
  expect(readTexts(collected)[0]).not.toContain('Abholung im Geschäft');
  await change(collected, { status: 'in_progress' });
  await change(collected, { status: 'ready' });
  expect(collected.readSubjects()).toEqual(['Ihre Bestellung 2027-000123 liegt bei Vierlinden bereit']);
});

test('never announces shipment of a pickup order', async () => {
  const shop = createTestShop();
  shop.order.shipping_method = { id: 5, is_collection: true };
  await change(shop, { status: 'shipped', tracking: '1' });
  expect(shop.readSubjects()).toEqual([]);
});

describe('a payment recorded by staff', () => {
  const openTransfer = () => {
    const shop = createTestShop();
    Object.assign(shop.order, { payment_method: { id: 1, key: 'prepayment' }, payment_status: 'open' });
    return shop;
  };
  const subject = 'Ihre Zahlung für die Bestellung 2027-000123 bei Vierlinden';

  test.each([{ payment_status: 'paid' }, { status: 'paid' }, { status: 'paid', payment_status: 'paid' }])(
    'is announced once for %j',
    async (payload) => {
      const shop = openTransfer();
      await change(shop, payload);
      await change(shop, { status: 'paid', payment_status: 'paid' });
      await change(shop, { status: 'in_progress', payment_status: 'open' });
      await change(shop, { payment_status: 'paid' });
      expect(shop.readSubjects()).toEqual([subject]);
      expect(readTexts(shop)[0]).toContain('sobald die Bestellung unterwegs ist');
      expect(shop.readKinds()).toContain('paid_told');
    },
  );

  test('accepts a pending online order, with the text for pickup', async () => {
    const shop = createTestShop();
    shop.order.shipping_method = { id: 5, name: 'Abholung', is_collection: true };
    await change(shop, { payment_status: 'paid' });
    expect(readTexts(shop)[0]).toContain('Hiermit nehmen wir die Bestellung an. Wir machen uns an die Arbeit');
    expect(readTexts(shop)[0]).toContain('sobald alles zum Abholen bereitliegt');
  });

  test('sends no mail for cash, captured payments and completed orders', async () => {
    const cash = openTransfer();
    cash.order.payment_method = { id: 2, key: 'cash' };
    const captured = createTestShop();
    captured.tables.ecommerce_order_event?.push({ id: 1, order: 1, kind: 'payment_captured' });
    const collected = openTransfer();
    collected.order.status = 'collected';
    for (const shop of [cash, captured, collected]) {
      await change(shop, { payment_status: 'paid' });
      expect(shop.readSubjects()).toEqual([]);
    }
  });
});

describe('an order cancelled by staff', () => {
  const subject = 'Ihre Bestellung 2027-000123 bei Vierlinden ist storniert';

  test.each([
    ['prepayment', 'open', 'Haben Sie schon überwiesen, erstatten wir'],
    ['prepayment', 'paid', 'Den bezahlten Betrag von 200,00\u00a0€ erstatten wir Ihnen'],
    ['paypal', 'paid', 'Den bezahlten Betrag von 200,00\u00a0€ erstatten wir Ihnen'],
    ['paypal', 'refunded', '200,00\u00a0€ haben wir Ihnen'],
    ['cash', 'open', 'Sie müssen dafür nichts bezahlen'],
  ])('is announced once, with what happens to the payment: %s, %s', async (key, payment_status, text) => {
    const shop = createTestShop();
    Object.assign(shop.order, { payment_method: { id: 1, key }, payment_status });
    await change(shop, { status: 'cancelled' });
    await change(shop, { status: 'cancelled' });
    expect(shop.readSubjects()).toEqual([subject]);
    expect(readTexts(shop)[0]).toContain(text);
    expect(shop.tables.mail?.[0]).toMatchObject({ kind: 'order_cancelled', recipient: 'visitor', order: 1 });
  });

  test('is announced again if it was reopened in between', async () => {
    const shop = createTestShop();
    Object.assign(shop.order, { payment_method: { id: 1, key: 'prepayment' }, payment_status: 'open' });
    await change(shop, { status: 'cancelled' });
    await change(shop, { status: 'in_progress' });
    await change(shop, { status: 'cancelled' });
    expect(shop.readSubjects()).toEqual([subject, subject]);
  });

  test('is refused again if it is abandoned after a reopening', async () => {
    const shop = createTestShop();
    shop.tables.mail?.push({ id: 1, order: 1, recipient: 'visitor', kind: 'order_confirmed' });
    await change(shop, { status: 'cancelled' });
    await change(shop, { status: 'new', payment_status: 'pending' });
    await change(shop, { status: 'cancelled' });
    expect(shop.tables.mail?.map(({ kind }) => kind)).toEqual(['order_confirmed', 'order_refused', 'order_refused']);
  });

  test('is refused once while its payment is under review', async () => {
    const shop = createTestShop();
    shop.tables.mail?.push({ id: 1, order: 1, recipient: 'visitor', kind: 'order_confirmed' });
    await change(shop, { status: 'cancelled' });
    expect(shop.tables.mail?.map(({ kind }) => kind)).toEqual(['order_confirmed', 'order_refused']);
  });

  test('sends no mail if the online payment was never completed and no mail was sent', async () => {
    const shop = createTestShop();
    await change(shop, { status: 'cancelled' });
    expect(shop.readSubjects()).toEqual([]);
  });

  test('is not confirmed by a late payment, which staff are asked to refund', async () => {
    const shop = createTestShop();
    shop.order.payment_status = 'open';
    await change(shop, { status: 'cancelled' });
    const captured = { provider: 'paypal', providerId: 'P1', amountCents: 20_000, currency: 'EUR' } as const;
    await markPaid(shop.context, 1, captured);
    expect(shop.order).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
    expect(shop.readSubjects()).toEqual([subject]);
    expect(shop.tables.ecommerce_order_event?.at(-1)?.text).toContain('bitte den Betrag erstatten');
  });
});

test('cancels instead of confirming an order that staff cancel during a charge', async () => {
  const shop = createTestShop();
  await attachPayment(shop.context, await shop.read(), { provider: 'paypal', providerId: 'P1' });
  await extendOrderExpiry(shop.context, await shop.read());
  await change(shop, { status: 'cancelled' });
  expect(shop.readSubjects()).toEqual([]);
  const captured = { provider: 'paypal', providerId: 'P1', amountCents: 20_000, currency: 'EUR' } as const;
  await markPaid(shop.context, 1, captured);
  expect(shop.order).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
  expect(shop.readSubjects()).toEqual(['Ihre Bestellung 2027-000123 bei Vierlinden ist storniert']);
  expect(readTexts(shop)[0]).toContain('erstatten wir Ihnen');
});

test('sends no mail for other states', async () => {
  const shop = createTestShop();
  for (const status of ['in_progress', 'collected', 'withdrawn']) await change(shop, { status });
  expect(shop.readSubjects()).toEqual([]);
});

test.each(['de', 'en', 'fr'] as const)('no mail in %s promises services that not every shop offers', (language) => {
  const { texts, next, money } = statusMessages[language];
  const { thanks } = orderMessages[language];
  const allTexts = [texts, next, money].flatMap((group) => Object.values(group).map((write) => String(write)));
  const terms =
    /vierzehn|sieben Tag|Unterschrift|Ausweis|fourteen|seven days|signature|identity|quatorze|sept jours|identité/i;
  for (const text of [...allTexts, ...Object.values(thanks)]) expect(text).not.toMatch(terms);
});
