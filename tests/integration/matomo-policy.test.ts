import { describe, expect, test } from 'vitest';
import { products } from '../product-routes.ts';
import { readHtml, site } from '../site-fetch.ts';
import { startStorefront } from '../storefront.ts';

const matomoUrl = process.env.MATOMO_URL ?? '';

describe('the CSP of a document', () => {
  const paths = ['/', '/kontakt', '/faq', '/404-canary', '/shop', `/shop/produkt/${products.plain}`, '/shop/warenkorb'];
  const readRules = async (address: string) => {
    const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
    return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]));
  };

  test('allows the two files of Matomo where it is configured, and nothing else', async () => {
    for (const path of [...paths, ...paths, '/shop/kasse']) {
      const rules = await readRules(site + path);
      expect(rules.get('script-src'), path).toContain(`${matomoUrl}/matomo.js`);
      for (const name of ['connect-src', 'img-src']) expect(rules.get(name), path).toContain(`${matomoUrl}/matomo.php`);
      expect(rules.get('trusted-types'), path).toEqual(['default', 'worker', 'analytics']);
      const open = [...rules].filter(([, sources]) => sources.some((one) => one.startsWith(matomoUrl)));
      expect(open.map(([name]) => name).toSorted(), path).toEqual(['connect-src', 'img-src', 'script-src']);
    }
  });

  test('does not allow Matomo on responses that are not pages', async () => {
    const [asset = ''] = /\/assets\/[^"']+\.js/.exec(await readHtml('/')) ?? [];
    expect(asset).not.toBe('');
    for (const path of [asset, '/robots.txt', '/counted-pages.json', '/RSC/R/kontakt.txt']) {
      expect([...(await readRules(site + path))].flat(2).join(' '), path).not.toMatch(/matomo|analytics/);
    }
  });

  test('does not allow Matomo where it is not configured', async () => {
    const other = await startStorefront(process.env.CMS_URL ?? '', { MATOMO_URL: '', MATOMO_SITE_ID: '' });
    for (const path of [...paths, '/shop/kasse']) {
      const rules = await readRules(other.url + path);
      expect([...rules].flat(2).join(' '), path).not.toMatch(/matomo|analytics/);
      expect(rules.get('trusted-types'), path).toEqual(['default', 'worker']);
    }
    await other.close();
  });
});
