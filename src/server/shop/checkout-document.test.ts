import { describe, expect, onTestFinished, test } from 'vitest';
import { findShopHref } from '../../routing/shop-routes.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { makeSite } from '../site-fixture.ts';
import { secureCheckout } from './checkout-document.ts';

const storeRoots = { de: '/shop', en: '/en/shop', fr: '/fr/boutique' };
const siteMap = makeSiteMap({ storeRoots });
const findPath = (page: 'checkout' | 'cart' | 'wishlist') => findShopHref(page, 'de', siteMap.addresses) ?? '';
const checkout = findPath('checkout');
const cart = findPath('cart');
const both = { PAYPAL_ENVIRONMENT: 'sandbox', KLARNA_ENVIRONMENT: 'playground' } as const;

async function openSite(environment: Parameters<typeof secureCheckout>[0]['environment'] = both, map = siteMap) {
  const site = await makeSite({
    siteMap: map,
    isKnownPath: (path) => path.startsWith('/shop/'),
    middleware: [secureCheckout({ environment, isHttps: true })],
  });
  onTestFinished(site.close);
  return site;
}

const rulesOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule]),
  );

describe('the checkout', () => {
  test('allows the configured providers, and no others', async () => {
    const { headers } = await (await openSite()).ask(checkout);
    const rules = rulesOf(headers['content-security-policy']);
    expect(rules.get('script-src')).toMatch(/^script-src 'self' 'nonce-[^']+' /);
    expect(rules.get('script-src')).toContain(' https://www.sandbox.paypal.com ');
    expect(rules.get('script-src')).toContain(' https://x.klarnacdn.net ');
    expect(rules.get('script-src')).not.toMatch(/\*|unsafe|https:\/\/www\.paypal\.com/);
    for (const name of ['frame-src', 'connect-src', 'img-src']) {
      expect(rules.get(name), name).toContain('https://*.sandbox.paypal.com');
      expect(rules.get(name), name).toContain('https://*.klarna.com');
    }
    expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(rules.get('trusted-types')).toBe('trusted-types default worker');
    expect(rules.get('form-action')).toBe("form-action 'self'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['permissions-policy']).toContain('payment=(self "https://www.sandbox.paypal.com"');
  });

  test('allows one provider where only that one is configured, and none without', async () => {
    const live = await (await openSite({ PAYPAL_ENVIRONMENT: 'live' })).ask(checkout);
    expect(live.headers['content-security-policy']).toContain('https://*.paypal.com');
    expect(live.headers['content-security-policy']).not.toContain('klarna');
    const none = await (await openSite({})).ask(checkout);
    expect(none.headers['content-security-policy']).not.toMatch(/paypal|klarna/);
    expect(none.headers['permissions-policy']).toContain('payment=()');
    expect(none.headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('allows Google when staff enable Google Pay with PayPal', async () => {
    const withGooglePay = makeSiteMap({ storeRoots, hasGooglePay: true });
    const without = await (await openSite()).ask(checkout);
    expect(without.headers['content-security-policy']).not.toContain('google');
    const site = await openSite(both, withGooglePay);
    const klarnaAlone = await openSite({ KLARNA_ENVIRONMENT: 'playground' }, withGooglePay);
    const { headers } = await site.ask(checkout);
    const rules = rulesOf(headers['content-security-policy']);
    const named = (rule: string) => rules.get(rule)?.match(/https:\/\/[\w.]*(?:google|gstatic)\.com/g) ?? [];
    expect(named('script-src')).toEqual(['https://pay.google.com']);
    expect(named('frame-src')).toEqual(['https://pay.google.com']);
    expect(named('connect-src')).toEqual(['https://pay.google.com', 'https://google.com']);
    expect(named('img-src')).toEqual(['https://www.gstatic.com']);
    for (const rule of ['style-src', 'font-src', 'form-action', 'default-src']) expect(named(rule), rule).toEqual([]);
    expect(headers['permissions-policy']).toContain('"https://pay.google.com"');
    for (const path of [cart, '/']) {
      expect((await site.ask(path)).headers['content-security-policy'], path).not.toContain('google');
    }
    expect((await klarnaAlone.ask(checkout)).headers['content-security-policy']).not.toContain('google');
  });

  test('of a demo allows the fake providers, and not the real ones', async () => {
    const demo = 'http://127.0.0.1:4711';
    const { headers } = await (await openSite({ ...both, DEMO_PAYMENTS_URL: demo })).ask(checkout);
    const rules = rulesOf(headers['content-security-policy']);
    for (const name of ['script-src', 'frame-src']) expect(rules.get(name), name).toContain(` ${demo}`);
    expect(headers['content-security-policy']).not.toMatch(/paypal|klarna/);
    const { headers: others } = await (await openSite()).ask(checkout);
    expect(others['content-security-policy']).not.toContain('127.0.0.1');
  });

  test('is the only page with these headers', async () => {
    const site = await openSite();
    for (const path of [cart, '/', '/kontakt', findPath('wishlist')]) {
      const { headers } = await site.ask(path);
      expect(headers['content-security-policy'], path).not.toMatch(/paypal|klarna/);
      expect(headers['cross-origin-opener-policy'], path).toBe('unsafe-none');
    }
  });

  test('is entered by a hard navigation, and navigates by payloads inside', async () => {
    const site = await openSite();
    const payload = `/RSC/R${checkout}.txt?query=`;
    const fromCart = await site.ask(payload, { headers: { referer: `http://localhost:3000${cart}` } });
    expect(fromCart.body.toString()).toBe(`0:{"_location":"${checkout}"}\n`);
    expect((await site.ask(payload)).body.toString()).toContain('_location');
    const itself = await site.ask(payload, { headers: { referer: `http://localhost:3000${checkout}` } });
    expect(itself.body.toString()).not.toContain('_location');
  });
});
