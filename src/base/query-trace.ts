import { AsyncLocalStorage } from 'node:async_hooks';

/** A read of a traced request: from the content system, or from a cache of ours. Names and times, never values. */
export type QueryRecord = {
  /** The collection, or the first word of the cache key. */
  name: string;
  source: 'content' | 'cache';
  /** `shared`: another read of the same was under way. `stale`: given from the cache, and read again behind it. */
  outcome: 'read' | 'shared' | 'failed' | 'hit' | 'stale' | 'miss';
  /** Equal reads count as one, with their number. */
  count: number;
  /** Milliseconds since the start of the request. */
  startedAt: number;
  /** Undefined while it runs. */
  endedAt: number | undefined;
  /** The first ones of its cache tags; an ellipsis stands for others. */
  tags: string[];
  /** Age of the oldest value from a cache, in milliseconds. */
  ageMs: number | undefined;
  /** The server component that asked for it; undefined where none did, as in a batch of several. */
  askedBy: string | undefined;
};

/** A read, and how many of those that it counts still run. */
type RunningRecord = QueryRecord & { running: number };

/** The reads of one request. */
export type QueryTrace = {
  startedAt: number;
  /** Whether caches are passed by, as if nothing had been read before. */
  isCold: boolean;
  queries: RunningRecord[];
  /** Keys of caches that were read already, by what they count for. */
  seen: Map<string, { record: RunningRecord; keys: Set<string> }>;
  /** Keys that a cold request has loaded itself. */
  loaded: Set<string>;
};

const traces = new AsyncLocalStorage<QueryTrace>();

export function createQueryTrace(startedAt: number, isCold: boolean): QueryTrace {
  return { startedAt, isCold, queries: [], seen: new Map(), loaded: new Set() };
}

export function runQueryTrace<T>(trace: QueryTrace, work: () => T): T {
  return traces.run(trace, work);
}

type Read = Pick<QueryRecord, 'name' | 'source' | 'outcome'> & { tags?: readonly string[]; ageMs?: number };

/** Notes how long an answer takes, where the request is traced. */
export function traceAnswer<T>(read: Read, answer: Promise<T>): Promise<T> {
  const trace = traces.getStore();
  if (!trace) return answer;
  const record = mergeRead(toRecord(read, trace), trace);
  record.running += 1;
  const end = () => {
    record.running -= 1;
    if (record.running === 0) record.endedAt = performance.now() - trace.startedAt;
  };
  answer.then(end, () => {
    record.outcome = 'failed';
    end();
  });
  return answer;
}

/** Equal reads that run at the same time count as one, which ends with the last of them. */
function mergeRead(record: RunningRecord, { queries }: QueryTrace): RunningRecord {
  const same = queries.find(
    ({ name, outcome, askedBy, running }) =>
      running > 0 && name === record.name && outcome === record.outcome && askedBy === record.askedBy,
  );
  if (!same) queries.push(record);
  else {
    same.count += 1;
    for (const tag of record.tags) addTag(same.tags, tag);
  }
  return same ?? record;
}

/** The trace of the running request; undefined for every visitor. */
export function findQueryTrace(): QueryTrace | undefined {
  return traces.getStore();
}

/** Notes a value that a cache had, each key once. */
export function traceHit(trace: QueryTrace, read: Read, key: string): void {
  const record = toRecord(read, trace);
  const group = `${record.name} ${record.outcome} ${record.askedBy}`;
  const seen = trace.seen.get(group);
  if (!seen) {
    record.endedAt = record.startedAt;
    trace.seen.set(group, { record, keys: new Set([key]) });
    trace.queries.push(record);
  } else if (!seen.keys.has(key)) {
    seen.keys.add(key);
    seen.record.count += 1;
    seen.record.ageMs = Math.max(seen.record.ageMs ?? 0, record.ageMs ?? 0);
    for (const tag of record.tags) addTag(seen.record.tags, tag);
  }
}

function toRecord({ tags = [], ageMs, ...read }: Read, { startedAt }: QueryTrace): RunningRecord {
  const record: RunningRecord = {
    running: 0,
    ...read,
    count: 1,
    startedAt: performance.now() - startedAt,
    endedAt: undefined,
    tags: [],
    ageMs,
    askedBy: findComponent(),
  };
  for (const tag of tags) addTag(record.tags, tag);
  return record;
}

const maxTags = 4;

function addTag(tags: string[], tag: string): void {
  if (tags.length > maxTags || tags.includes(tag)) return;
  tags.push(tags.length < maxTags ? tag : '…');
}

/** Frames between a read and the component that asked for it. */
const maxFrames = 40;

/** The innermost function on the stack that is named like a component. */
function findComponent(): string | undefined {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = maxFrames;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  for (const line of stack.split('\n')) {
    const [, name] = /^ {4}at (?:async )?([A-Z][A-Za-z0-9]*) \(/.exec(line) ?? [];
    if (name) return name;
  }
  return undefined;
}
