import { afterEach, expect, test } from 'vitest';
import { cms } from '../order-api-calls.ts';
import { placeOrder } from '../order-fixtures.ts';
import { makeLine, post, project } from '../orders-api-calls.ts';
import { readOrderHtml } from '../site-fetch.ts';

const category = '/items/ecommerce_category/2';
const chosen = 'fields=essential_attributes.sort,essential_attributes.ecommerce_attribute_group_id';

type Chosen = { essential_attributes: { ecommerce_attribute_group_id: number; sort: number }[] };
type Essential = { key: string; name: string; value: string };
type Line = { essentials: Essential[] };
type Kept = { items: Line[]; mails: { to: string; text: string }[] };

let before: Chosen | undefined;
afterEach(async () => {
  if (before) await cms.patch(category, before);
  before = undefined;
});

/** As staff do it: these attributes of wedding rings, in this order; none for the usual ones. */
async function choose(...keys: string[]): Promise<void> {
  before ??= await cms.get<Chosen>(`${category}?${chosen}`);
  const groups = await cms.get<{ id: number; key: string }[]>(
    '/items/ecommerce_attribute_group?fields=id,key&limit=-1',
  );
  const rows = keys.map((key, index) => ({
    ecommerce_attribute_group_id: groups.find((group) => group.key === key)?.id,
    sort: index + 1,
  }));
  await cms.patch(category, { essential_attributes: rows });
}

async function quote(language: string): Promise<string[]> {
  const choice = { country: 'DE', payment_method: null, shipping_method: null, present_wrap: false };
  const { answer } = await post('quote', { project, language, lines: [makeLine(20501)], ...choice });
  // The document of the API says of what form a line is.
  const [line] = (answer.lines ?? []) as Line[];
  return (line?.essentials ?? []).map(({ key }) => key);
}

test('a cart quote has the essential attributes of each line, as configured for the category', async () => {
  expect(await quote('de')).toEqual(['variant', 'alloy', 'ring_width', 'profile', 'surface', 'manufacturer']);
  await choose('presence', 'alloy');
  expect(await quote('de')).toEqual(['variant', 'presence', 'alloy', 'manufacturer']);
  await choose();
  expect(await quote('de')).toEqual(['variant', 'alloy', 'ring_width', 'profile', 'surface', 'manufacturer']);
});

test('an order stores the essential attributes as quoted, and repeats them in mail and order page', async () => {
  const order = await placeOrder('en');
  await choose('presence');
  const { items, mails } = await cms.get<Kept>(`/items/ecommerce_order/${order.row}?fields=items.*,mails.*`);
  const kept = items[0]?.essentials ?? [];
  expect(kept.map(({ key }) => key)).toEqual(expect.arrayContaining(['variant', 'alloy', 'ring_width']));
  const told = kept.map(({ name, value }) => `${name}: ${value}`);
  expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^Material: \S/)]));
  const confirmation = mails.find(({ to }) => to === order.email)?.text ?? '';
  for (const line of told) expect(confirmation).toContain(`    ${line}\n`);
  const html = await readOrderHtml(order.path);
  for (const line of told) expect(html).toContain(line);
});
