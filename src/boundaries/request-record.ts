import * as v from 'valibot';
import type { BoundaryNode } from './payload-owners.ts';

const number = v.number();

const node: v.GenericSchema<BoundaryNode> = v.object({
  kind: v.picklist(['page', 'client', 'hole', 'suspense', 'fallback']),
  name: v.string(),
  reference: v.optional(v.object({ key: v.string(), name: v.string() })),
  bytes: number,
  elements: number,
  props: v.array(v.object({ name: v.string(), bytes: number })),
  waitsFor: v.object({ rows: number, bytes: number, end: number }),
  children: v.array(v.lazy(() => node)),
});

const timedBytes = v.array(v.object({ bytes: number, at: number }));

/** What was measured of one request: sizes, times and names, never values. Times are milliseconds since its start. */
export const requestRecordSchema = v.object({
  /** The address of the page. */
  address: v.string(),
  status: number,
  /** How visitors get the page. */
  origin: v.picklist(['static', 'cached', 'rendered']),
  /** Whether caches were passed by. */
  isCold: v.boolean(),
  /** Whether the page is one of a development server, whose payload has more in it. */
  isDevelopment: v.boolean(),
  payload: v.object({
    bytes: number,
    /** Rows by tag. */
    rows: v.array(v.object({ tag: v.string(), count: number, bytes: number })),
    page: node,
    repeated: v.array(v.object({ bytes: number, count: number, places: v.array(v.string()) })),
    isTruncated: v.boolean(),
  }),
  queries: v.array(
    v.object({
      name: v.string(),
      source: v.picklist(['content', 'cache']),
      outcome: v.picklist(['read', 'shared', 'failed', 'hit', 'stale', 'miss']),
      count: number,
      startedAt: number,
      endedAt: v.optional(number),
      tags: v.array(v.string()),
      ageMs: v.optional(number),
      askedBy: v.optional(v.string()),
    }),
  ),
  /** Parts of the payload as they were written. */
  flight: timedBytes,
  /** Parts of the document as they were written, with the payload in them. */
  html: timedBytes,
});

export type RequestRecord = v.InferOutput<typeof requestRecordSchema>;
export type Query = RequestRecord['queries'][number];

/** When the byte at an offset of the payload was written. */
function findWriteTime({ flight }: Pick<RequestRecord, 'flight'>, offset: number): number | undefined {
  let end = 0;
  for (const { bytes, at } of flight) {
    end += bytes;
    if (end >= offset) return at;
  }
  return undefined;
}

/** A Suspense boundary, when all of its content was written, and the queries that ran until then. */
export type Wait = {
  node: BoundaryNode;
  /** Names of the client boundaries and holes around it, from the outside. */
  within: string[];
  /** Undefined where its content was in its place at once. */
  readyAt: number | undefined;
  queries: Query[];
};

/**
 * What each Suspense boundary waits for: its content is complete when its last row is written, and of the queries that
 * ended before that those count that ended after the part of the payload before it.
 */
export function listWaits(record: RequestRecord): Wait[] {
  const [first] = record.flight;
  const waits: Wait[] = [];
  const visit = (node: BoundaryNode, within: string[]) => {
    if (node.kind === 'suspense') {
      const writtenAt = node.waitsFor.rows > 0 ? findWriteTime(record, node.waitsFor.end) : undefined;
      const isLate = writtenAt !== undefined && first !== undefined && writtenAt > first.at;
      const ended = isLate ? record.queries.filter((query) => isWaitedFor(query, first.at, writtenAt)) : [];
      waits.push({ node, within, readyAt: isLate ? writtenAt : undefined, queries: findLast(ended) });
    }
    const inner = node.kind === 'client' || node.kind === 'hole' ? [...within, node.name] : within;
    for (const child of node.children) visit(child, inner);
  };
  visit(record.payload.page, []);
  return waits;
}

function isWaitedFor({ endedAt, outcome }: Query, from: number, until: number): boolean {
  return outcome !== 'hit' && outcome !== 'stale' && endedAt !== undefined && endedAt > from && endedAt <= until;
}

/**
 * The read that ended last, and what ended together with it; of those from a cache also the read of the content system
 * on which they waited themselves.
 */
function findLast(queries: readonly Query[]): Query[] {
  const last = Math.max(...queries.map(endOf));
  const awaited = queries.filter((query) => endOf(query) > last - togetherMs);
  const misses = awaited.filter(({ outcome }) => outcome === 'miss');
  const behind = misses.flatMap((miss) => {
    const inside = queries.filter(
      (query) => query.source === 'content' && query.startedAt >= miss.startedAt && endOf(query) <= endOf(miss),
    );
    return inside.toSorted((one, other) => endOf(other) - endOf(one)).slice(0, 1);
  });
  return queries.filter((query) => awaited.includes(query) || behind.includes(query));
}

const endOf = ({ startedAt, endedAt = startedAt }: Query) => endedAt;

/** Milliseconds between answers that one part of the payload is written for. */
const togetherMs = 2;
