import type { EcommerceVisitorLimitRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import type { Answer } from '../messages/answer.ts';
import { openReading, type Read, type Work } from '../transact.ts';

type Kind = EcommerceVisitorLimitRow['kind'];

const hour = 3_600_000;
const day = 24 * hour;
const callsAnHour = 5;
/** Each kind for itself: whoever has asked a lot may still buy, and whoever buys may withdraw. */
const ownAnHour = { order: 10, withdrawal: 10 };
const ratingsADay = 3;

export const tooMany: Answer = { code: 429, body: { status: 'failed', reason: 'too_many' } };

const openLimits = (context: Context) => openItems<EcommerceVisitorLimitRow>(context, 'ecommerce_visitor_limit');

/** In the database, so that several processes of Directus count together. */
export async function hasCalledTooOften(context: Context, client: string, kind: Kind, now: Date): Promise<boolean> {
  return isTooOften(await findCalls(await openReading(context), client, now), kind, now);
}

/** The same within a transaction, where nobody overtakes between looking and counting. */
export async function hasCalledTooOftenWithin({ open }: Work, client: string, kind: Kind, now: Date): Promise<boolean> {
  return isTooOften(await findCalls(open, client, now), kind, now);
}

function findCalls(read: Read, client: string, now: Date) {
  const filter = { client: { _eq: client }, date_created: { _gte: getMoment(now, day) } };
  const limits = read<EcommerceVisitorLimitRow>('ecommerce_visitor_limit');
  return limits.readByQuery({ filter, fields: ['kind', 'date_created'], sort: ['-date_created'], limit: 100 });
}

export function isTooOften(
  calls: Pick<EcommerceVisitorLimitRow, 'kind' | 'date_created'>[],
  kind: Kind,
  now: Date,
): boolean {
  const ofHour = calls.filter(({ date_created }) => new Date(date_created ?? 0).getTime() >= now.getTime() - hour);
  if (kind === 'order' || kind === 'withdrawal') {
    return ofHour.filter((call) => call.kind === kind).length >= ownAnHour[kind];
  }
  const ratings = calls.filter((call) => call.kind === 'rating');
  const asked = ofHour.filter((call) => call.kind === 'rating' || call.kind === 'request');
  return asked.length >= callsAnHour || (kind === 'rating' && ratings.length >= ratingsADay);
}

export async function countCall(context: Context, client: string, kind: Kind): Promise<void> {
  await (await openLimits(context)).createOne({ client, kind });
}

/** The same within a transaction: what was not kept does not count. */
export async function countCallWithin({ open }: Work, client: string, kind: Kind): Promise<void> {
  await open('ecommerce_visitor_limit').createOne({ client, kind });
}

/** Nobody's origin is kept for longer than a limit needs it. */
export async function forgetOldCalls(context: Context, now: Date): Promise<void> {
  const isOver = [
    { date_created: { _lt: getMoment(now, day) } },
    { _and: [{ kind: { _neq: 'rating' } }, { date_created: { _lt: getMoment(now, hour) } }] },
  ];
  await (await openLimits(context)).deleteByQuery({ filter: { _or: isOver } });
}

function getMoment(now: Date, ago: number): string {
  return new Date(now.getTime() - ago).toISOString();
}
