import { describe, expect, test } from 'vitest';
import { recordChanges } from '../../order-history/record-changes.ts';
import { openShop } from '../payments/shop-fixture.ts';

type Shop = ReturnType<typeof openShop>;

/** As staff do it in the studio. */
async function change(shop: Shop, payload: { status?: string; tracking?: string }) {
  const was = { ...shop.order };
  Object.assign(shop.order, payload);
  await recordChanges(shop.context, 1, { was, payload, user: 'anna' });
}

const readTexts = (shop: Shop) => (shop.tables.mail ?? []).map(({ text }) => String(text));

describe('an order that is sent', () => {
  test('is told with its number, once', async () => {
    const shop = openShop();
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

  test('without a number is told at once, and the number follows', async () => {
    const shop = openShop();
    await change(shop, { status: 'shipped' });
    await change(shop, { tracking: ' ' });
    expect(shop.readSubjects()).toEqual(['Ihre Bestellung 2027-000123 bei Vierlinden ist unterwegs']);
    await change(shop, { tracking: 'https://paket.example/1' });
    expect(readTexts(shop)[1]).toContain('https://paket.example/1');
    expect(shop.readSubjects()).toHaveLength(2);
  });

  test('is told a number that is put right, and none that is taken away', async () => {
    const shop = openShop();
    await change(shop, { status: 'shipped', tracking: '00340434161094015902' });
    await change(shop, { tracking: '00340434161094015903' });
    expect(readTexts(shop)[1]).toContain('00340434161094015903');
    await change(shop, { tracking: '' });
    expect(shop.readSubjects()).toHaveLength(2);
  });

  test('before anybody was written to stays as it is when its number is put right or taken away', async () => {
    const shop = openShop();
    Object.assign(shop.order, { status: 'shipped', tracking: '00340434161094015902' });
    await change(shop, { tracking: '00340434161094015903' });
    await change(shop, { tracking: '' });
    expect(shop.readSubjects()).toEqual([]);
    await change(shop, { tracking: '00340434161094015903' });
    expect(shop.readSubjects()).toHaveLength(1);
  });

  test('is told in the language of the order', async () => {
    const shop = openShop();
    shop.order.language = 'fr';
    await change(shop, { status: 'shipped', tracking: '1' });
    expect(readTexts(shop)[0]).toContain('en route vers vous');
  });
});

test('what is ready is told to who collects it, once, and to nobody else', async () => {
  const sent = openShop();
  await change(sent, { status: 'ready' });
  expect(sent.readSubjects()).toEqual([]);
  const collected = openShop();
  collected.order.shipping_method = { id: 5, is_collection: true };
  await change(collected, { status: 'ready' });
  await change(collected, { status: 'in_progress' });
  await change(collected, { status: 'ready' });
  expect(collected.readSubjects()).toEqual(['Ihre Bestellung 2027-000123 liegt bei Vierlinden bereit']);
});

test('what is collected is never said to be on its way', async () => {
  const shop = openShop();
  shop.order.shipping_method = { id: 5, is_collection: true };
  await change(shop, { status: 'shipped', tracking: '1' });
  expect(shop.readSubjects()).toEqual([]);
});

test('no other state writes a mail', async () => {
  const shop = openShop();
  for (const status of ['paid', 'in_progress', 'collected', 'withdrawn']) await change(shop, { status });
  expect(shop.readSubjects()).toEqual([]);
});
