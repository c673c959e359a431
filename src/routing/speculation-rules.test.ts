import { aroundEach, describe, expect, it } from 'vitest';
import { runWithSiteMap } from './run-with-site-map.ts';
import { makeSiteMap } from './site-map-fixture.ts';
import { getSpeculationRulesPath, isSpeculatedPath, writeSpeculationRules } from './speculation-rules.ts';

const siteMap = makeSiteMap({
  storeRoots: { de: '/shop', en: '/en/shop', fr: null },
  categories: [{ key: 'watches', slugs: { de: 'uhren', en: 'watches' } }],
  articles: [{ id: 1, slugs: { de: 'perlen-pflegen' } }],
  pages: [{ id: 2, paths: { de: '/uhren/rolex', en: '/en/watches/rolex' } }],
});
aroundEach((run) => runWithSiteMap(siteMap, run));

const origin = 'https://x.example';

type Rule = { where: { and: [unknown, { href_matches: URLPatternInit[] }] }; eagerness: string };

/** What a browser does with a link, as the rules of its language say. */
function findActions(href: string, language: 'de' | 'en' | 'fr' = 'de', map = siteMap): string[] {
  const rules: Record<string, Rule[]> = JSON.parse(writeSpeculationRules(map.addresses, language));
  const baseURL = origin + getSpeculationRulesPath(language);
  return Object.entries(rules).flatMap(([action, [rule]]) => {
    const patterns = rule?.where.and[1].href_matches ?? [];
    const isMatch = patterns.some((pattern) => new URLPattern({ ...pattern, baseURL }).test(new URL(href, origin)));
    return isMatch ? [`${action} ${rule?.eagerness}`] : [];
  });
}

const prerendered = ['prefetch moderate', 'prerender conservative'];

describe('speculation rules', () => {
  it.each(['/', '/kontakt', '/kontakt#anfahrt', '/uhren/rolex', '/einblicke/perlen-pflegen'])(
    'prefetch and prerender the content page %s',
    (href) => {
      expect(findActions(href)).toEqual(prerendered);
      expect(isSpeculatedPath(href.replace(/#.*/, ''))).toBe(true);
    },
  );

  it.each(['/shop', '/shop/uhren', '/shop/produkt/ring', '/shop/marke/nomos', '/shop/thema/perlen'])(
    'prefetch the shop page %s',
    (href) => {
      expect(findActions(href)).toEqual(['prefetch moderate']);
      expect(isSpeculatedPath(href)).toBe(true);
    },
  );

  it.each([
    ...['/shop/warenkorb', '/shop/kasse', '/shop/bestellung/token', '/shop/anfrage', '/shop/suche', '/shop/merkliste'],
    ...['/shop/vergleich', '/newsletter/bestaetigen', '/newsletter/danke', '/danke', '/vertrag-widerrufen'],
    ...['/vertrag-widerrufen/eingegangen', '/display', '/offline', '/vorschau/page/12', '/404', '/trauringe/unbekannt'],
    ...['/api/translation', '/media/katalog.pdf', '/embed/map', '/einblicke/gibt-es-nicht', '/shop/produkt/a/b'],
  ])('leave %s alone', (href) => {
    expect(findActions(href)).toEqual([]);
    expect(isSpeculatedPath(href)).toBe(false);
  });

  it.each(['/kontakt?full=1', '/shop/uhren?sort=price', '/shop/produkt/ring?variant=1', 'https://y.example/kontakt'])(
    'leave a query and other origins alone: %s',
    (href) => {
      expect(findActions(href)).toEqual([]);
    },
  );

  it('name the pages of their own language', () => {
    expect(findActions('/en/contact')).toEqual([]);
    expect(findActions('/en/contact', 'en')).toEqual(prerendered);
    expect(findActions('/fr/contact', 'fr')).toEqual(prerendered);
  });

  it('follow a page that staff have renamed', () => {
    const renamed = makeSiteMap({ pages: [{ id: 2, paths: { de: '/uhren/rolex-(neu)' } }] });
    expect(findActions('/uhren/rolex-(neu)', 'de', renamed)).toEqual(prerendered);
    expect(findActions('/uhren/rolex', 'de', renamed)).toEqual([]);
    expect(findActions('/shop', 'de', renamed)).toEqual([]);
  });
});
