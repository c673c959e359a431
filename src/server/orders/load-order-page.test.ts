import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { aroundEach, describe, expect, it } from 'vitest';
import { makeOrder, someToken } from '../../orders/order-fixture.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { getCurrentOrder, loadOrderPage, type ReadOrder } from './load-order-page.ts';

const siteMap = makeSiteMap({ storeRoots: { de: '/shop', en: '/en/shop', fr: null } });
aroundEach((run) => runWithSiteMap(siteMap, run));

const errorMessages = () => ({ title: 'title', text: 'text', home: 'home', requestNumber: 'number' });

function openSite(readOrder: ReadOrder) {
  return new Hono<EdgeEnv>()
    .use(contextStorage())
    .use(loadOrderPage({ readOrder, errorMessages, isHttps: false, trusted: new BlockList() }))
    .all('*', (context) => context.html(`<h1>${getCurrentOrder()?.number ?? 'no order'}</h1>`));
}

describe('the page of an order', () => {
  const asked: string[][] = [];
  const site = openSite(async (token, language) => {
    asked.push([token, language]);
    return token === someToken ? makeOrder() : 'unknown';
  });

  it('shows the order of its link, and is not cached', async () => {
    const answer = await site.request(`/en/shop/order/${someToken}?placed=1`);
    expect(await answer.text()).toBe('<h1>2026-000123</h1>');
    expect(asked).toEqual([[someToken, 'en']]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it('is 404 for an unknown token', async () => {
    expect((await site.request(`/shop/bestellung/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('is opened by a hard navigation, so that its token is in no other address', async () => {
    const payload = await site.request(`/RSC/R/shop/bestellung/${someToken}.txt`);
    const text = await payload.text();
    expect(text).toContain('_location');
    expect(text).not.toContain('2026-000123');
  });

  it('is 503 when the order API is unavailable', async () => {
    const answer = await openSite(async () => 'away').request(`/shop/bestellung/${someToken}`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('does not affect other pages', async () => {
    const answer = await site.request('/shop/produkt/aurore');
    expect(await answer.text()).toBe('<h1>no order</h1>');
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  it('is rate limited', async () => {
    const guess = () => site.request(`/shop/bestellung/${'y'.repeat(43)}`);
    const codes: number[] = [];
    for (let count = 0; count < 61; count += 1) codes.push((await guess()).status);
    expect(codes.at(-1)).toBe(429);
  });
});
