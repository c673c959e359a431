import { expect, test, vi } from 'vitest';
import { isReadingDrafts } from '../directus/connection.ts';
import { signLink } from './signature.ts';
import { makeSite } from './site-fixture.ts';

const render = async () =>
  new Response(isReadingDrafts() ? 'draft' : 'published', { headers: { 'content-type': 'text/html' } });

async function ask(path: string): Promise<{ status: number; text: string }> {
  const site = await makeSite({ isKnownPath: () => true, processRequest: render });
  const { status, body } = await site.ask(path);
  site.close();
  return { status, text: body.toString() };
}

const keyOf = (entry: string, at = Date.now()) => encodeURIComponent(signLink('of the fixture', 'preview', entry, at));

test.each(['/vorschau', '/en/preview', '/fr/apercu'])('%s shows a draft with a valid key', async (root) => {
  for (const entry of ['page/12', 'ecommerce_product/12']) {
    expect(await ask(`${root}/${entry}?key=${keyOf(entry)}`)).toEqual({ status: 200, text: 'draft' });
  }
});

test('a pair of wedding rings has a preview below an address of its own', async () => {
  const shown = await ask(`/vorschau/rings/ring_preset/3?key=${keyOf('rings/ring_preset/3')}&pair=size%3D54`);
  expect(shown).toEqual({ status: 200, text: 'draft' });
});

test.each([
  ['the key to another pair', `/vorschau/rings/ecommerce_order_item/3?key=${keyOf('rings/ecommerce_order_item/4')}`],
  [
    'the key to a pair of another collection',
    `/vorschau/rings/ecommerce_order_item/3?key=${keyOf('rings/ring_preset/3')}`,
  ],
  ['the key to a draft', `/vorschau/rings/page/3?key=${keyOf('page/3')}`],
  ['a deeper address', `/vorschau/rings/page/page/3?key=${keyOf('rings/page/page/3')}`],
  ['no key', '/vorschau/page/12'],
  ['the key to a page', `/vorschau/ecommerce_product/12?key=${keyOf('page/12')}`],
  ['the key to another entry', `/vorschau/page/12?key=${keyOf('page/13')}`],
  ['a key of yesterday', `/vorschau/page/12?key=${keyOf('page/12', Date.now() - 86_400_000)}`],
])('%s is rejected', async (_name, path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each([
  ['/vorschau/page/12', '/vorschau/page/12'],
  ['/vorschau/page/012', '/vorschau/page/012'],
  ['/vorschau/page/%312', '/vorschau/page/%312'],
  ['/vorschau/page/12.5', '/vorschau/page/12.5'],
  ['/vorschau/Page/12', '/vorschau/Page/12'],
  ['/en/preview/article/7', '/en/preview/article/7'],
  ['/fr/apercu/%70age/1', '/fr/apercu/%70age/1'],
  ['/vorschau/page/12 with a key that is too old', `/vorschau/page/12?key=${keyOf('page/12', Date.now() - 1_900_000)}`],
  ['/vorschau/page/%312 with the key to page/12', `/vorschau/page/%312?key=${keyOf('page/12')}`],
])('%s renders nothing and answers like a missing entry', async (_, path) => {
  const processRequest = vi.fn(render);
  const site = await makeSite({ isKnownPath: () => true, processRequest });
  const given = await site.ask(path);
  const unknown = await site.ask('/vorschau/page/99999999'.replace('/vorschau', path.replace(/\/[^/]+\/[^/]+$/, '')));
  site.close();
  expect({ ...given.headers, date: '' }).toEqual({ ...unknown.headers, date: '' });
  expect([given.status, given.body]).toEqual([404, unknown.body]);
  expect(processRequest).not.toHaveBeenCalled();
});

test('a payload of a preview is 404, with or without a key', async () => {
  for (const key of ['', `?key=${keyOf('page/12')}`, `?query=${encodeURIComponent(`key=${keyOf('page/12')}`)}`]) {
    expect((await ask(`/RSC/R/vorschau/page/12.txt${key}`)).status).toBe(404);
  }
});

test('other pages show no drafts', async () => {
  expect((await ask('/produkt/ring')).text).toBe('published');
});

test('only the studio may frame a preview', async () => {
  const site = await makeSite({ isKnownPath: () => true, processRequest: render });
  const preview = await site.ask(`/vorschau/page/12?key=${keyOf('page/12')}`);
  const page = await site.ask('/produkt/ring');
  site.close();
  expect(preview.headers['content-security-policy']).toContain(
    'frame-ancestors http://127.0.0.1:8055 http://localhost:8055;',
  );
  expect(preview.headers['x-frame-options']).toBeUndefined();
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
});
