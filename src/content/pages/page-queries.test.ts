import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPage } from './page-queries.ts';

const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const inGerman = (words: object) => [{ language: 'de', ...words }];

/** A fake Directus with one page, in German except for a quote. */
function answerWith(pageTranslations: object[]) {
  const quote = { translations: [...inGerman({ quote: 'Gold bleibt.' }), { language: 'fr', quote: 'L’or reste.' }] };
  const text = { translations: inGerman({ content: '<p>Text</p>' }) };
  const blocks = [
    { collection: 'block_rich_text', item: text },
    { collection: 'block_quote', item: quote },
  ];
  const page = { id: 1, key: 'faq', image: null, translations: pageTranslations, blocks };
  vi.stubGlobal('fetch', async () => Response.json({ data: [page] }));
}

beforeEach(() => log.mockClear());
afterEach(() => vi.unstubAllGlobals());

test('shows an untranslated page in German and logs it once', async () => {
  answerWith(inGerman({ title: 'Fragen' }));
  const page = await findPage('faq', 'fr');
  expect(page).toMatchObject({ title: 'Fragen', language: 'de' });
  expect(page?.blocks.map(({ language }) => language)).toEqual(['de', 'de']);
  expect(log.mock.calls).toEqual([[expect.stringContaining('"what":"page faq","language":"fr"')]]);
});

test('marks an untranslated block as German', async () => {
  answerWith([...inGerman({ title: 'Fragen' }), { language: 'fr', title: 'Questions' }]);
  const page = await findPage('faq', 'fr');
  expect(page).toMatchObject({ title: 'Questions', language: 'fr' });
  expect(page?.blocks.map(({ language }) => language)).toEqual(['de', 'fr']);
  expect(log.mock.calls).toEqual([[expect.stringContaining('"what":"block_rich_text","language":"fr"')]]);
});

test('returns undefined for a missing page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  expect(await findPage('faq', 'fr')).toBeUndefined();
});

test.each([
  ['thanks', 'Merci'],
  ['imprint', 'Mentions légales'],
] as const)('gives %s its heading alone while nothing is published there', async (page, title) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
  expect(await findPage(page, 'fr')).toMatchObject({ title, blocks: [], language: 'fr' });
});

test('marks untranslated teasers and questions as German', async () => {
  const own = inGerman({ heading: 'Heft' });
  const both = [...own, { language: 'fr', heading: 'Carnet' }];
  const item = (words: object) => [{ translations: inGerman(words) }, { translations: [{ language: 'fr', ...words }] }];
  const blocks = [
    {
      collection: 'block_teasers',
      item: { translations: both, teasers: item({ title: 'Uhren' }).map((teaser) => ({ ...teaser, path: null })) },
    },
    { collection: 'block_faq', item: { translations: both, items: item({ question: 'Wie lange?' }) } },
  ];
  const page = { id: 1, key: 'faq', image: null, translations: [{ language: 'fr', title: 'Questions' }], blocks };
  vi.stubGlobal('fetch', async () => Response.json({ data: [page] }));
  const found = (await findPage('faq', 'fr'))?.blocks.flatMap((block) => {
    if (block.kind === 'teasers') return block.teasers.map(({ lang }) => lang);
    return block.kind === 'faq' ? block.items.map(({ lang }) => lang) : [];
  });
  expect(found).toEqual(['de', undefined, 'de', undefined]);
});
