import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hrefTo } from '../../src/routing/routes.ts';
import { address, findOrders } from '../orders-api-calls.ts';
import { openFormsSite } from './forms-site.ts';
import { openOrder } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site, proxy } = openFormsSite();

/** Words that stand nowhere else in the shop, one for each thing that a shopper tells of himself. */
function makeCanaries() {
  const mark = randomUUID().slice(0, 8);
  return {
    first: `Vorname${mark}`,
    last: `Nachname${mark}`,
    street: `Strasse${mark}`,
    city: `Ort${mark}`,
    addition: `Zusatz${mark}`,
    company: `Firma${mark}`,
    comment: `Bemerkung${mark}`,
    engraving: `Gravur${mark}`,
    email: `mail${mark}@muster.example`,
    phone: '030 23125 4711',
  };
}

test('personal data of a shopper is in no log and in no address', async ({ page }) => {
  const words = makeCanaries();
  const logged = site().readLog().length;
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), request.headers().referer ?? '');
  });
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await page.goto(`${site().url}${hrefTo('withdraw', 'de')}`);

  const call = (name: string, body: object) =>
    page.evaluate(
      async ([path, text]) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`/api/ecom/${path}`, { method: 'POST', headers, body: text });
        return (await response.json()) as Record<string, unknown>;
      },
      [name, JSON.stringify(body)] as const,
    );
  const personalization = { second_size: '54', engraving_narrow: words.engraving };
  const choice = {
    ...{ language: 'de', lines: [{ product: 204, variant: 20401, personalization, count: 1 }] },
    ...{ payment_method: 1, shipping_method: 1, present_wrap: false },
  };
  // Refused where Directus takes too long.
  await expect.poll(() => call('quote', { ...choice, country: 'DE' })).toHaveProperty('total_cents');
  const quote = await call('quote', { ...choice, country: 'DE' });
  const order = {
    ...{ ...choice, id: randomUUID(), email: words.email, phone: words.phone, comment: words.comment },
    shipping_address: {
      ...{ ...address, first_name: words.first, last_name: words.last, company: words.company },
      ...{ street: words.street, addition: words.addition, city: words.city },
    },
    ...{ invoice_address: null, accepted_total_cents: quote.total_cents },
  };
  // Once refused, once unheard, and once taken: whatever happens, nobody writes it down.
  expect(await call('order', { ...order, email: `${words.email}\u0000` })).toMatchObject({ reason: 'refused' });
  expect(await call('order', { ...order, accepted_total_cents: 1 })).toMatchObject({ reason: 'changed' });
  proxy().fault.isCut = true;
  expect(await call('order', order)).toMatchObject({ reason: 'away' });
  proxy().fault.isCut = false;
  const placed = await call('order', order);
  expect(placed).toMatchObject({ status: 'ok' });
  const { href, token, number } = placed.order as Record<'href' | 'token' | 'number', string>;
  expect(await findOrders(order.id)).toHaveLength(1);

  await openOrder(page, `${site().url}${href}?placed=1`);
  await expect(page.getByRole('main')).toContainText(words.street);
  await page.getByRole('main').getByRole('link', { name: 'Widerrufsbelehrung', exact: true }).click();
  await expect(page).toHaveURL(site().url + hrefTo('withdrawal', 'de'));
  await page.goto(`${site().url}${hrefTo('withdraw', 'de')}`);
  await page.locator('#withdrawal-name').fill(`${words.first} ${words.last}`);
  await page.locator('#withdrawal-order_number').fill(number);
  await page.locator('#withdrawal-email').fill(words.email);
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.locator('main time')).toBeVisible();

  const told = Object.values(words).flatMap((word) => [word, encodeURIComponent(word), word.replaceAll(' ', '')]);
  const addresses = seen.join('\n');
  for (const word of [...told, number]) expect(addresses, 'addresses and referrers').not.toContain(word);
  // The key of the order stands in its own address and is handed on to nobody.
  const withKey = seen.filter((one) => one.includes(token)).map((one) => new URL(one).pathname);
  expect(new Set(withKey)).toEqual(new Set([href]));

  await expect.poll(() => site().readLog().slice(logged)).toContain('/api/ecom/withdrawal');
  const logs = { site: site().readLog(), directus: readFileSync(process.env.CMS_LOG ?? '/dev/null', 'utf8') };
  for (const [whose, log] of Object.entries(logs)) {
    for (const word of [...told, token]) expect(log, `the log of ${whose}`).not.toContain(word);
  }
});
