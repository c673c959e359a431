import { type EmptySearch, emptySearchLimits, parseEmptySearch } from '../../../src/catalog/search/empty-searches.ts';
import { getZone } from '../../../src/content/opening-hours/zoned-time.ts';
import type { EcommerceEmptySearchRow } from '../../../src/directus/rows.generated.ts';
import { createRateLimit } from '../../../src/server/forms/rate-limit.ts';
import { type Context, type Items, openItems, type Router } from '../directus.ts';
import { type ApiResponse, badRequest, okResponse, tooManyRequests } from '../messages/api-response.ts';
import { project } from '../messages/parse.ts';
import { findShop } from '../messages/shop.ts';
import { type Call, registerSignedCalls } from '../signed-calls.ts';

/** `POST /searches/report`: searches without results, reported periodically by the storefront. */
export default {
  id: 'searches',
  handler: (router: Router, context: Context) =>
    registerSignedCalls(router, context, { '/searches/report': createReceiveReport() }),
};

const table = 'ecommerce_empty_search';

/** The most frequent searches, plus the latest, which have low counts yet. */
const maxByCount = 400;

const maxLatest = 100;

const maxAgeDays = 180;

/** For all storefronts, each of which reports every ten minutes. */
const maxReportsPerMinute = 30;

const minute = 60_000;

const minutesOfDay = 1_440;

const maxCount = 1_000_000;

type Row = Pick<EcommerceEmptySearchRow, 'text' | 'language' | 'count'> & { id: number };

type Ranked = { id: number; last_day: string | null };

/** Adds a report to the counts of a website, and trims its list. */
export function createReceiveReport(): Call {
  const limit = createRateLimit({ limit: maxReportsPerMinute, windowMs: minute });
  return async (context, body) => {
    const report = parseReport(body);
    if (!report) return badRequest('');
    if (limit.consume('reports') > 0) return tooManyRequests;
    return addReport(context, report);
  };
}

type Report = { domain: string; searches: EmptySearch[] };

export function parseReport(body: unknown): Report | undefined {
  if (typeof body !== 'object' || body === null || !('project' in body) || !('searches' in body)) return undefined;
  const domain = project(body.project);
  const { searches } = body;
  if (!domain || !Array.isArray(searches) || searches.length > emptySearchLimits.searches) return undefined;
  return { domain, searches: searches.flatMap((one) => parseEmptySearch(one) ?? []) };
}

async function addReport(context: Context, { domain, searches }: Report): Promise<ApiResponse> {
  const shop = await findShop(context, domain);
  if (!shop) return badRequest('project');
  const rows = await openItems<Row & Ranked>(context, table);
  const today = Math.floor(getZone(shop.timeZone).toWall(Date.now()) / minutesOfDay);
  const ofShop = { project: { _eq: shop.project } };
  // Row by row without a transaction, so that orders can use the database in between.
  await addCounts(rows, shop.project, searches, toDate(today));
  await rows.deleteByQuery({ filter: { ...ofShop, last_day: { _lt: toDate(today - maxAgeDays) } }, limit: -1 });
  const sort = ['-count', '-last_day', '-id'];
  const remaining = await rows.readByQuery({ filter: ofShop, fields: ['id', 'last_day'], sort, limit: -1 });
  const surplus = findSurplus(remaining);
  if (surplus.length > 0) await rows.deleteMany(surplus);
  return okResponse;
}

/**
 * Ids of rows beyond the limits.
 *
 * @param rows most frequent first
 */
export function findSurplus(rows: readonly Ranked[]): number[] {
  const latest = rows.slice(maxByCount).sort((one, other) => {
    return (other.last_day ?? '').localeCompare(one.last_day ?? '') || other.id - one.id;
  });
  return latest.slice(maxLatest).map(({ id }) => id);
}

async function addCounts(rows: Items<Row>, project: number, searches: readonly EmptySearch[], last_day: string) {
  const filter = { project: { _eq: project }, text: { _in: searches.map(({ text }) => text) } };
  const known = await rows.readByQuery({ filter, fields: ['id', 'text', 'language', 'count'], limit: -1 });
  for (const { text, language, count } of searches) {
    const row = known.find((one) => one.text === text && one.language === language);
    const sum = Math.min((row?.count ?? 0) + count, maxCount);
    if (row) await rows.updateOne(row.id, { count: sum, last_day });
    else await rows.createOne({ project, text, language, count: sum, last_day });
  }
}

/** @param day days since 1970 */
function toDate(day: number): string {
  return new Date(day * minutesOfDay * minute).toISOString().slice(0, 10);
}
