import { listWaits, type Query, type RequestRecord } from '../request-record.ts';
import type { TimelineTexts } from './timeline-texts.ts';

/** A line of the timeline: what happened, and when, in milliseconds. A moment has a span without length. */
export type TimelineRow = {
  kind: 'read' | 'hit' | 'wait' | 'flight' | 'html' | 'browser';
  label: string;
  spans: Span[];
};

export type Span = { from: number; to: number };

/** More lines would say less. */
const maxQueries = 40;

/** The server's half of a request: its reads, what Suspense boundaries wait for, and what it wrote when. */
export function toTimelineRows(record: RequestRecord, texts: TimelineTexts): TimelineRow[] {
  const queries = record.queries.toSorted((one, other) => one.startedAt - other.startedAt).slice(0, maxQueries);
  const [first] = record.flight;
  const waits = listWaits(record).flatMap(({ readyAt, queries: awaited }, index): TimelineRow[] => {
    if (readyAt === undefined || !first) return [];
    const names = [...new Set(awaited.map(({ name }) => name))].join(', ');
    const label = `${texts.wait} (${index + 1})${names ? `: ${names}` : ''} · ${formatMs(readyAt, texts)}`;
    return [{ kind: 'wait', label, spans: [{ from: first.at, to: readyAt }] }];
  });
  return [
    ...queries.map((query) => toQueryRow(query, texts)),
    ...waits,
    ...(first ? [toWrittenRow('flight', record.flight, texts)] : []),
    toWrittenRow('html', record.html, texts),
  ];
}

function toQueryRow(query: Query, texts: TimelineTexts): TimelineRow {
  const { outcome, startedAt, endedAt = startedAt } = query;
  const isHit = outcome === 'hit' || outcome === 'stale';
  const label = `${describeQuery(query, texts)}${isHit ? '' : ` · ${formatMs(endedAt - startedAt, texts)}`}`;
  return { kind: isHit ? 'hit' : 'read', label, spans: [{ from: startedAt, to: endedAt }] };
}

/** `product card: from the cache (24 ×), age 3 s, tag product:7, for ProductCardItems`. */
function describeQuery({ name, outcome, count, ageMs, tags, askedBy }: Query, texts: TimelineTexts): string {
  const details = [
    `${texts[outcome]}${count > 1 ? ` (${count} ×)` : ''}`,
    ...(ageMs === undefined ? [] : [`${texts.age} ${formatAge(ageMs, texts)}`]),
    ...(tags.length > 0 ? [`${texts.tag} ${tags.join(' ')}`] : []),
    ...(askedBy ? [`${texts.askedBy} ${askedBy}`] : []),
  ];
  return `${name}: ${details.join(', ')}`;
}

function toWrittenRow(kind: 'flight' | 'html', parts: RequestRecord['html'], texts: TimelineTexts): TimelineRow {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const size = `${(bytes / 1000).toLocaleString(texts.language, { maximumFractionDigits: 1 })} kB`;
  const last = parts.at(-1)?.at ?? 0;
  const label = `${texts[kind]}: ${texts.parts(parts.length)}, ${size} · ${formatMs(last, texts)}`;
  return { kind, label, spans: parts.map(({ at }) => ({ from: at, to: at })) };
}

export function formatMs(milliseconds: number, { language }: Pick<TimelineTexts, 'language'>): string {
  const digits = milliseconds < 10 ? 1 : 0;
  return `${milliseconds.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })} ms`;
}

function formatAge(milliseconds: number, { language }: Pick<TimelineTexts, 'language'>): string {
  const seconds = milliseconds / 1000;
  const [value, unit] = seconds < 120 ? [seconds, 's'] : [seconds / 60, 'min'];
  return `${value.toLocaleString(language, { maximumFractionDigits: seconds < 10 ? 1 : 0 })} ${unit}`;
}
