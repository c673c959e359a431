import { describe, expect, it } from 'vitest';
import { blockCollections } from '../../cms/model/blocks.ts';
import { ringStudioRoutes } from '../../src/routing/routes.ts';
import { fileId } from '../file-id.ts';
import { houseSteps } from '../house/house.ts';
import { scenes } from '../pictures/scenes.ts';
import { daysAhead } from './events.ts';
import { pageSteps } from './pages.ts';
import { sceneWords } from './scene-words.ts';

type Row = Record<string, unknown>;

const frenchKeys = [
  'home',
  'contact',
  'thanks',
  'newsletter',
  'appointment',
  'insights',
  'faq',
  'info',
  'partner',
  'materials',
  'sustainability',
  'display',
];
const germanAndEnglishKeys = [
  'watches',
  'jewelry',
  'accessories',
  'wedding_rings',
  'beads',
  'engagement_rings',
  'optics',
  'for_kids',
  'events',
  'home_fabrics',
  'decoratives',
  'floral_workshop',
  'room_fragrances',
  'bicycles',
  'window',
];
/** The German addresses of the route table that texts may lead to. */
const routes = [
  '',
  'kontakt',
  'newsletter',
  'impressum',
  'datenschutz',
  'uhren',
  'schmuck',
  'accessories',
  'trauringe',
  'perlen',
  'verlobungsringe',
  'optik',
  'fuer-kinder',
  'events',
  'heimtextilien',
  'dekoration',
  'florale-werkstatt',
  'raumduefte',
  'fahrraeder',
  'digitales-schaufenster',
  'terminvereinbarung',
  'agb',
  'widerruf',
  'versand-und-zahlung',
  'einblicke',
  'faq',
  'info',
  'partner',
  'materialkunde',
  'nachhaltigkeit',
];
const allowedTags = /^(h2|h3|p|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|th|td|a)$/;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

function rowsOf(collection: string): Row[] {
  return pageSteps.filter((step) => step.collection === collection).flatMap((step) => step.items);
}

/** Every object inside a row, the row itself first. */
function rowsWithin(value: unknown): Row[] {
  if (!isRow(value)) return [];
  const inner = Object.values(value).flatMap(rowsWithin);
  return Array.isArray(value) ? inner : [value, ...inner];
}

const sceneOfFile = new Map(scenes.map(({ name }) => [fileId(name), name]));

/** The names of the scenes that a row shows, as often as it shows them. */
function scenesOf(row: Row): string[] {
  return rowsWithin(row)
    .flatMap(({ image, poster, directus_files_id: file }) => [image, poster, file])
    .flatMap((file) => sceneOfFile.get(String(file)) ?? []);
}

function translationsOf(row: Row): Row[] {
  return Array.isArray(row.translations) ? row.translations.filter(isRow) : [];
}

const pages = rowsOf('page');
const shown = pages.filter((page) => page.project === 1 && page.status === 'published');
const articles = rowsOf('article');
const events = rowsOf('event');
const branches = houseSteps.flatMap((step) => (step.collection === 'branch' ? step.items : []));
const texts = [...pages, ...articles, ...events].flatMap(rowsWithin).flatMap(translationsOf);
const strings = texts.flatMap((text) => Object.values(text)).filter((value) => typeof value === 'string');

function languagesOf(row: Row): string[] {
  const isInFrench = articles.includes(row) || events.includes(row) || frenchKeys.includes(String(row.key));
  return isInFrench ? ['de', 'en', 'fr'] : ['de', 'en'];
}

/** Tags in the order of the text; `</p>` is `/p`. */
function tagsIn(html: string): string[] {
  return [...html.matchAll(/<([^>]*)>/g)].map((match) => match[1] ?? '');
}

describe('the demo pages', () => {
  it('fill every key of the route table once', () => {
    const keys = shown.flatMap((page) => (page.key ? [page.key] : []));
    expect(keys.toSorted()).toEqual([...frenchKeys, ...germanAndEnglishKeys].toSorted());
  });

  it('have ids of their own below one hundred', () => {
    const ids = pages.map((page) => Number(page.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(100);
  });

  it('keep a draft and a page of another house, which must never show', () => {
    expect(pages.filter((page) => page.status === 'draft')).toHaveLength(1);
    expect(pages.filter((page) => page.project === 2)).toHaveLength(1);
  });

  it('say everything in every language of their address', () => {
    for (const row of [...shown, ...articles, ...events]) {
      for (const part of rowsWithin(row).filter((inner) => Array.isArray(inner.translations))) {
        const translations = translationsOf(part);
        expect(translations.map((text) => text.language)).toEqual(languagesOf(row));
        const names = Object.keys(translations[0] ?? {}).toSorted();
        for (const text of translations) expect(Object.keys(text).toSorted()).toEqual(names);
      }
    }
  });

  it('have a title, a lead, words for search engines and three to six blocks', () => {
    for (const page of shown) {
      expect(Array.isArray(page.blocks) && page.blocks.length).toBeOneOf([3, 4, 5, 6]);
      for (const text of translationsOf(page)) {
        expect(text).toMatchObject({
          title: expect.any(String),
          lead: expect.any(String),
          image_alt: expect.any(String),
        });
        expect(String(text.seo_title).length).toBeLessThanOrEqual(60);
        expect(String(text.seo_description).length).toBeLessThanOrEqual(165);
      }
    }
  });

  it('use only the tags that the storefront renders, each of them closed', () => {
    for (const html of strings.filter((text) => text.includes('<'))) {
      const open: string[] = [];
      for (const tag of tagsIn(html)) {
        if (tag.startsWith('/')) {
          expect(open.pop(), html).toBe(tag.slice(1));
          continue;
        }
        const name = /^a href="\/[^"]*"$/.test(tag) ? 'a' : tag;
        expect(name).toMatch(allowedTags);
        open.push(name);
      }
      expect(open).toEqual([]);
    }
  });

  it('lead only to German addresses that exist', () => {
    const ownPaths = shown.flatMap((page) => (typeof page.path === 'string' ? [page.path] : []));
    const articlePaths = articles.map((article) => `einblicke/${translationsOf(article)[0]?.slug}`);
    const addresses = new Set([...routes, ...ownPaths, ...articlePaths, ringStudioRoutes.de.slice(1)]);
    const inText = strings.flatMap((text) => [...text.matchAll(/href="\/([^"#]*)/g)].map((match) => match[1]));
    const fields = shown
      .concat(articles)
      .flatMap((row) => rowsWithin(row.blocks).flatMap((part) => [part.path, part.link_path]));
    const links = [...inText, ...fields.filter((path) => path !== undefined)];
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((path) => !addresses.has(String(path)))).toEqual([]);
  });

  it('show no picture of the home page twice', () => {
    const [home] = shown.filter(({ key }) => key === 'home');
    const pictures = rowsWithin(home).flatMap(({ image }) => (typeof image === 'string' ? image : []));
    expect(pictures.length).toBeGreaterThan(5);
    expect(pictures).toEqual([...new Set(pictures)]);
  });

  it('show only scenes that are drawn', () => {
    const drawn = scenes.map((scene) => scene.name);
    expect(Object.keys(sceneWords).filter((scene) => !drawn.includes(`scene/${scene}`))).toEqual([]);
  });

  it('show no picture twice, neither on one page nor on two', () => {
    const places = [...shown, ...articles, ...events, ...branches].flatMap((row) =>
      scenesOf(row).map((scene) => ({ scene, place: String(row.key ?? row.path ?? row.id) })),
    );
    const byScene = Map.groupBy(places, ({ scene }) => scene);
    expect(places.length).toBeGreaterThan(100);
    expect([...byScene].filter(([, uses]) => uses.length > 1)).toEqual([]);
  });

  it('show every scene that is drawn', () => {
    const used = new Set([...shown, ...articles, ...events, ...branches].flatMap(scenesOf));
    expect(Object.keys(sceneWords).filter((scene) => !used.has(`scene/${scene}`))).toEqual([]);
  });

  it('are set with typographic apostrophes where the language has them', () => {
    for (const text of texts.filter((row) => row.language !== 'de')) {
      expect(Object.values(text).filter((value) => String(value).includes("'"))).toEqual([]);
    }
  });
});

describe('the kinds of blocks', () => {
  it('are all to be seen in a language that every visitor can choose', () => {
    const inEveryLanguage = [...shown, ...articles].filter((row) => languagesOf(row).length === 3);
    const used = new Set(inEveryLanguage.flatMap((row) => rowsWithin(row.blocks)).map(({ collection }) => collection));
    const kinds = Object.keys(blockCollections).filter((name) => name.startsWith('block_'));
    expect(kinds.filter((kind) => !used.has(kind))).toEqual([]);
  });
});

describe('the articles', () => {
  it('have an ASCII slug of their own in every language', () => {
    for (const language of ['de', 'en', 'fr']) {
      const slugs = articles.flatMap(translationsOf).flatMap((text) => (text.language === language ? [text.slug] : []));
      expect(slugs).toHaveLength(6);
      expect(new Set(slugs).size).toBe(6);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });
});

describe('the events', () => {
  it('lie ahead, begin before they end and have no time zone', () => {
    for (const event of events) {
      expect(event.starts_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/);
      expect(String(event.starts_at) > new Date().toISOString()).toBe(true);
      expect(String(event.ends_at) > String(event.starts_at)).toBe(true);
    }
  });

  it('fall on their weekday and never between Christmas and Epiphany', () => {
    expect(daysAhead(10, 'thursday', new Date('2026-11-21T12:00:00Z'))).toBe('2026-12-03');
    expect(daysAhead(0, 'saturday', new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21');
    expect(daysAhead(26, 'thursday', new Date('2026-11-28T12:00:00Z'))).toBe('2027-01-07');
  });
});
