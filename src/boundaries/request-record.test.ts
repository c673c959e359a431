import * as v from 'valibot';
import { expect, test } from 'vitest';
import { explainCrossing, listCrossings } from './pages/crossing.ts';
import { createRoutePage } from './pages/route-page.ts';
import { renderPayloads } from './payload-fixture.ts';
import { readPayload } from './read-payload.ts';
import { listWaits, type Query, type RequestRecord, requestRecordSchema } from './request-record.ts';
import { toTimelineRows } from './timeline/timeline-rows.ts';
import { timelineTexts } from './timeline/timeline-texts.ts';

const [payload = new Uint8Array()] = renderPayloads(`(() => {
  const Filter = client('key-1', 'Filter');
  const Card = client('key-2', 'Card');
  const Cards = async () => h('ul', null, await later(h(Card, { name: 'secret-name', price: 1 })));
  return [h('main', null,
    h(Filter, { path: 'secret-path', fields: h('form', null, h('input')) }),
    h(Suspense, { fallback: h('hr') }, h(Cards)))];
})()`);

/** Where the part that came later begins. */
const lateFrom = Buffer.from(payload).lastIndexOf('\n', payload.length - 2) + 1;

function makeRecord(changes: Partial<RequestRecord> = {}): RequestRecord {
  const { bytes, rows, page, repeated, isTruncated } = readPayload(payload);
  const read: Pick<Query, 'source' | 'count' | 'tags'> = { source: 'content', count: 1, tags: [] };
  return {
    ...{ address: '/shop', status: 200, origin: 'rendered', isCold: true, isDevelopment: false },
    payload: { bytes, rows, page, repeated, isTruncated },
    queries: [
      { ...read, name: 'early', outcome: 'read', startedAt: 1, endedAt: 4, askedBy: undefined },
      { ...read, name: 'card', outcome: 'read', startedAt: 2, endedAt: 59, askedBy: 'Cards' },
      { ...read, name: 'shelf', source: 'cache', outcome: 'hit', startedAt: 58, endedAt: 58, askedBy: undefined },
      { ...read, name: 'after', outcome: 'read', startedAt: 2, endedAt: 90, askedBy: undefined },
    ],
    flight: [
      { bytes: lateFrom, at: 5 },
      { bytes: payload.length - lateFrom, at: 60 },
    ],
    html: [
      { bytes: 500, at: 8 },
      { bytes: 100, at: 61 },
    ],
    ...changes,
  };
}

test('a Suspense boundary waits until its last row is written, for the read that ended last before it', () => {
  const [wait, ...others] = listWaits(makeRecord());
  expect(others).toEqual([]);
  expect(wait?.readyAt).toBe(60);
  expect(wait?.queries.map(({ name }) => name)).toEqual(['card']);
});

test('a read that a cache waited for is told with it, however long the cache took to store what came', () => {
  const read: Pick<Query, 'count' | 'tags'> = { count: 1, tags: [] };
  const queries: Query[] = [
    { ...read, name: 'shelf', source: 'cache', outcome: 'miss', startedAt: 2, endedAt: 59 },
    { ...read, name: 'rows', source: 'content', outcome: 'read', startedAt: 3, endedAt: 40 },
    { ...read, name: 'others', source: 'content', outcome: 'read', startedAt: 1, endedAt: 45 },
  ];
  const [wait] = listWaits(makeRecord({ queries }));
  expect(wait?.queries.map(({ name }) => name)).toEqual(['shelf', 'rows']);
});

test('a boundary whose rows came with the first part waits for nothing', () => {
  const [wait] = listWaits(makeRecord({ flight: [{ bytes: payload.length, at: 5 }] }));
  expect(wait).toMatchObject({ readyAt: undefined, queries: [] });
});

test('a record is the same after its way through JSON', () => {
  const record = makeRecord();
  expect(v.parse(requestRecordSchema, JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('the timeline has a line for each read, each wait, and what was written', () => {
  const rows = toTimelineRows(makeRecord(), timelineTexts.en);
  expect(rows.map(({ kind }) => kind)).toEqual(['read', 'read', 'read', 'hit', 'wait', 'flight', 'html']);
  expect(rows.map(({ label }) => label)).toContain('card: read, for Cards · 57 ms');
  expect(rows.at(-1)).toEqual({
    kind: 'html',
    label: 'HTML written: 2 parts, 0.6 kB · 61 ms',
    spans: [
      { from: 8, to: 8 },
      { from: 61, to: 61 },
    ],
  });
});

test('what crosses into a component is told by the names of its keys, and what a server rendered apart', () => {
  const filter = listCrossings(readPayload(payload).page).find(({ reference }) => reference.name === 'Filter');
  const sentence = filter ? explainCrossing(filter, 'en') : '';
  expect(sentence).toMatch(/^\d+\u00a0B cross over: as values path 13\u00a0B; as server content, .*, fields \d+/);
});

test('the page of a route says what it waits for and draws the tree, without any value', async () => {
  const page = createRoutePage({
    language: 'en',
    record: makeRecord(),
    manifest: undefined,
    toHref: (path) => path,
  });
  const text = String(await page.body);
  expect(text).toContain('waits for card (read for Cards, 57 ms); after 60 ms its content is written');
  expect(text).toMatch(/server content in fields/);
  expect(text).toContain('a fallback of 1 HTML element');
  expect(text).not.toContain('secret');
});
