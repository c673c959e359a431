import type { EcommerceOrderRow, EcommerceVisitorLimitRow } from '../../../src/directus/rows.generated.ts';
import { isPassed, isTooFarAhead, withinLast } from '../clock-bounds.ts';
import { type Context, type Items, openItems } from '../directus.ts';
import type { ApiResponse } from '../messages/api-response.ts';
import { matching, type Parser } from '../messages/parse.ts';
import { createReader, type Transaction } from '../transact.ts';
import type { ShopRules } from './pricing/shop-rules.ts';

/** The caller as keyed hashes: the client's address, and the network that it can pick addresses from. */
export type Sender = { client: string; network?: string | undefined };

type Kind = Exclude<EcommerceVisitorLimitRow['kind'], 'order'>;

const hour = 3_600_000;

const day = 24 * hour;

const week = 7 * day;

const requestsPerHour = 5;

/**
 * Kinds are limited separately: many questions do not prevent an order, nor an order a withdrawal. Of orders only
 * refused and abandoned ones count; an office behind one address may order as often as it likes.
 */
const limitsPerHour = { withdrawal: 10, refused_order: 60, express: 20 };

const ratingsPerDay = 3;

/** A network may send as much as twenty clients: it can be a company, a street or a provider's customers. */
const networkMultiplier = 20;

/** Stock is scarcer than messages: a network may reserve no more than four clients. */
const unpaidNetworkMultiplier = 4;

export const tooMany = { code: 429, body: { status: 'failed', reason: 'too_many' } } as const satisfies ApiResponse;

/** The client's unpaid orders already reserve the maximum; one that is paid online may still be possible. */
export const tooManyUnpaid = {
  code: 429,
  body: { status: 'failed', reason: 'too_many_unpaid' },
} as const satisfies ApiResponse;

/** Empty for a storefront of an older release, which sends no network. */
export const parseNetwork: Parser<string> = (value) => (value === undefined ? '' : matching(/^[0-9a-f]{32}$/)(value));

type CountedCall = Pick<EcommerceVisitorLimitRow, 'kind' | 'date_created'> & {
  order?: { payment_status: EcommerceOrderRow['payment_status'] } | null;
};

const openLimits = (context: Context) => openItems<EcommerceVisitorLimitRow>(context, 'ecommerce_visitor_limit');

/** Whether the client or its network exceeds a limit. Counted in the database, across all processes of Directus. */
export async function isRateLimited(context: Context, sender: Sender, kind: Kind, now: Date): Promise<boolean> {
  const read = await createReader(context);
  const filter = { _and: [bySender(sender), { date_created: withinLast(day, now) }] };
  const fields = ['client', 'kind', 'date_created', 'order.payment_status'];
  const limits = read<EcommerceVisitorLimitRow>('ecommerce_visitor_limit');
  const counted = await limits.readByQuery({ filter, fields, limit: -1 });
  const ofClient = counted.filter(({ client }) => client === sender.client);
  return exceedsLimit(ofClient, kind, now) || exceedsLimit(counted, kind, now, networkMultiplier);
}

/** @param multiplier of the limit, for calls of a whole network */
export function exceedsLimit(calls: readonly CountedCall[], kind: Kind, now: Date, multiplier = 1): boolean {
  const ofHour = calls.filter(({ date_created }) => new Date(date_created ?? 0).getTime() >= now.getTime() - hour);
  if (kind === 'withdrawal' || kind === 'refused_order' || kind === 'express') {
    const counted = ofHour.filter((call) => call.kind === kind || (kind === 'refused_order' && isAbandoned(call)));
    return counted.length >= limitsPerHour[kind] * multiplier;
  }
  const ratings = calls.filter((call) => call.kind === 'rating');
  const asked = ofHour.filter((call) => call.kind === 'rating' || call.kind === 'request');
  return (
    asked.length >= requestsPerHour * multiplier || (kind === 'rating' && ratings.length >= ratingsPerDay * multiplier)
  );
}

/** Whether the order's payment failed or was abandoned: repeating that would reserve stock again and again. */
function isAbandoned({ kind, order }: CountedCall): boolean {
  return kind === 'order' && order?.payment_status === 'failed';
}

export async function countCall(context: Context, sender: Sender, kind: Kind): Promise<void> {
  await (await openLimits(context)).createOne({ ...toRow(sender), kind });
}

/** Counts an order within its transaction, so that one that is rolled back does not count. */
export async function countOrder({ open }: Transaction, sender: Sender, order: number): Promise<void> {
  await open('ecommerce_visitor_limit').createOne({ ...toRow(sender), kind: 'order', order });
}

/**
 * An unpaid order of the last week that staff have not started to process, and how many items it reserves; with a
 * payment pending online, for half an hour only.
 */
export type UnpaidOrder = { client: string; units: number; isPending: boolean };

/** Unpaid orders of the client and its network. Paid, collected, cancelled and expired orders reserve nothing. */
export async function findUnpaidOrders({ open }: Transaction, sender: Sender, now: Date): Promise<UnpaidOrder[]> {
  // Directus applies only the first of several filters on one relation unless each is a separate `_and` entry.
  const rules = [
    bySender(sender),
    { kind: { _eq: 'order' } },
    { date_created: { _gte: subtractMs(now, week) } },
    { order: { status: { _eq: 'new' } } },
    { order: { payment_status: { _in: ['open', 'pending'] } } },
  ];
  const rows = await open<EcommerceVisitorLimitRow>('ecommerce_visitor_limit').readByQuery({
    filter: { _and: rules },
    fields: ['client', 'order.items.stock_taken', 'order.payment_status'],
    deep: { order: { items: { _limit: -1 } } },
    limit: -1,
  });
  return rows.map(({ client, order }) => ({
    client,
    isPending: order?.payment_status === 'pending',
    units: (order?.items ?? []).reduce((sum, { stock_taken }) => sum + (stock_taken ?? 0), 0),
  }));
}

/**
 * Whether one more order would reserve too much stock. Next to one that is paid online only such ones count: behind the
 * address of a carrier, orders of strangers who pay later keep nobody from paying now.
 *
 * @param order how many items it would reserve, and whether it is paid online
 */
export function holdsTooMuchStock(
  unpaid: readonly UnpaidOrder[],
  { client }: Pick<Sender, 'client'>,
  { units: quantity, isPending }: Omit<UnpaidOrder, 'client'>,
  { maxUnpaidOrders, maxReservedUnits }: Pick<ShopRules, 'maxUnpaidOrders' | 'maxReservedUnits'>,
): boolean {
  const isOver = (orders: readonly UnpaidOrder[], times: number) =>
    orders.length >= maxUnpaidOrders * times ||
    (quantity > 0 && orders.reduce((sum, { units }) => sum + units, quantity) > maxReservedUnits * times);
  const counted = isPending ? unpaid.filter((order) => order.isPending) : unpaid;
  const ofClient = counted.filter((order) => order.client === client);
  return isOver(ofClient, 1) || isOver(counted, unpaidNetworkMultiplier);
}

/** Deletes callers' hashes as soon as no limit needs them. */
export async function deleteOldCalls(context: Context, now: Date): Promise<void> {
  const isOver = [
    { date_created: { _lt: subtractMs(now, week) } },
    { _and: [{ kind: { _neq: 'order' } }, { date_created: { _lt: subtractMs(now, day) } }] },
    { _and: [{ kind: { _nin: ['order', 'rating'] } }, { date_created: { _lt: subtractMs(now, hour) } }] },
    // Paid orders reserve nothing, and abandoned ones count for an hour.
    { _and: [{ kind: { _eq: 'order' } }, { order: { payment_status: { _nin: ['open', 'pending', 'failed'] } } }] },
    {
      _and: [
        ...[{ kind: { _eq: 'order' } }, { order: { payment_status: { _eq: 'failed' } } }],
        isPassed('date_created', new Date(now.getTime() - hour)),
      ],
    },
    { _and: [{ kind: { _neq: 'order' } }, isTooFarAhead('date_created', now)] },
  ];
  await (await openLimits(context)).deleteByQuery({ filter: { _or: isOver }, limit: -1 });
}

function bySender({ client, network }: Sender) {
  return { _or: [{ client: { _eq: client } }, { network: { _eq: network || client } }] };
}

function toRow({ client, network }: Sender): Required<Sender> {
  return { client, network: network || client };
}

function subtractMs(now: Date, ago: number): string {
  return new Date(now.getTime() - ago).toISOString();
}

/** Whether a row with this request id is stored. */
export async function isStored(rows: Items<unknown>, id: string): Promise<boolean> {
  return (await rows.readByQuery({ filter: { request_id: { _eq: id } }, fields: ['id'], limit: 1 })).length > 0;
}

/**
 * Creates a row once per request id.
 *
 * @returns false if another process of Directus stored the same request at that moment
 */
export async function createOnce(rows: Items<unknown>, row: { request_id: string }): Promise<boolean> {
  try {
    await rows.createOne(row);
    return true;
  } catch (error) {
    if (isNotUnique(error) && (await isStored(rows, row.request_id))) return false;
    throw error;
  }
}

/** Whether another row has one of the unique values. */
export function isNotUnique(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'RECORD_NOT_UNIQUE';
}
