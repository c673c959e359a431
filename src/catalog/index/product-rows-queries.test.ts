import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { readProductDates } from './product-dates-queries.ts';
import { readProducts } from './product-rows-queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A Directus with products of these ids, which answers as many as are asked for. */
function stubProducts(count: number): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url).searchParams;
    requests.push(query);
    const filter = query.get('filter') ?? '';
    const [, after = 0] = /"_gt":(\d+)/.exec(filter) ?? [];
    const [, wanted] = /"_in":\[([\d,]+)\]/.exec(filter) ?? [];
    const ids = wanted?.split(',').map(Number) ?? Array.from({ length: count }, (_, at) => at + 1);
    const found = ids.filter((id) => id > Number(after)).slice(0, Number(query.get('limit')));
    return Response.json({ data: found.map((id) => ({ id, slug: `uhr-${id}`, date_updated: `date ${id}` })) });
  });
  return requests;
}

async function listIds(pages: ReturnType<typeof readProducts>): Promise<number[][]> {
  const ids: number[][] = [];
  for await (const page of pages) ids.push(page.map(({ id }) => id));
  return ids;
}

test('reads all products in pages of 200, in which others get their turn after each slice of work', async () => {
  stubProducts(201);
  let time = 0;
  // Every product takes longer than a slice may.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 10;
    return time;
  });
  let turns = 0;
  let isOver = false;
  const countTurns = async () => {
    for (; !isOver; turns += 1) await nextTurn();
  };
  const counted = countTurns();
  const [first, second, ...others] = await listIds(readProducts({ kind: 'all' }, 'sort'));
  isOver = true;
  await counted;
  expect([first?.length, first?.at(-1), second, others]).toEqual([200, 200, [201], []]);
  expect(turns).toBeGreaterThanOrEqual(200);
});

test('reads changed products by a hundred, which change the table at once', async () => {
  stubProducts(1_000);
  const ids = Array.from({ length: 250 }, (_, at) => 3 * (at + 1));
  const pages = await listIds(readProducts({ kind: 'ids', ids }, 'sort'));
  expect(pages.map((page) => page.length)).toEqual([100, 100, 50]);
  expect(pages.flat()).toEqual(ids);
});

test('reads the dates of an import in answers of 5,000', async () => {
  const requests = stubProducts(12_000);
  const dates = await readProductDates('2026-01-01T00:00:00Z');
  expect(requests.map((query) => query.get('limit'))).toEqual(['5000', '5000', '5000']);
  expect([dates.size, dates.get(12_000)]).toEqual([12_000, 'date 12000']);
});
