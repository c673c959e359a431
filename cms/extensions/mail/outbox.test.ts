import { describe, expect, test } from 'vitest';
import type { MailRow } from '../../../src/directus/rows.generated.ts';
import type { Context, Database } from '../directus.ts';
import { claim, describeFailure, findDue, findNextAttempt, isSuperseded, recordSent } from './outbox.ts';

type Stored = { id: number; status: string; next_attempt: Date; claimed_at: Date | null };

const now = new Date('2026-11-22T12:00:00Z');

const minute = 60_000;

const day = 24 * 60 * minute;

const after = (ms: number) => new Date(now.getTime() + ms);

type Operator = '<' | '<=' | '>';

function compare(value: unknown, operator: Operator, other: Date): boolean {
  if (!(value instanceof Date)) return false;
  if (operator === '>') return value > other;
  return operator === '<' ? value < other : value <= other;
}

const operators = { _lt: '<', _lte: '<=', _gt: '>' } as const;

/** Matches one rule of a Directus filter, as used by the outbox. */
function matches(row: Record<string, unknown>, filter: object): boolean {
  return Object.entries(filter).every(([name, rule]) => {
    if (name === '_or') return rule.some((one: object) => matches(row, one));
    if (name === '_and') return rule.every((one: object) => matches(row, one));
    if ('_eq' in rule) return row[name] === rule._eq;
    return Object.entries(operators).some(
      ([key, operator]) => key in rule && compare(row[name], operator, new Date(rule[key])),
    );
  });
}

/** An in-memory table of mails, for Directus and its database. */
function makeOutbox(changes: Partial<Stored>) {
  const row: Stored = { id: 1, status: 'pending', next_attempt: now, claimed_at: null, ...changes };
  const select = (tests: ((row: Record<string, unknown>) => boolean)[]) => ({
    where: (what: string | Record<string, unknown>, operator: Operator = '<', value: Date = now) =>
      select([
        ...tests,
        (one) =>
          typeof what === 'string'
            ? compare(one[what], operator, value)
            : Object.entries(what).every(([name, wanted]) => one[name] === wanted),
      ]),
    update: async ({ status, claimed_at }: Pick<Stored, 'status' | 'claimed_at'>) => {
      if (!tests.every((isMet) => isMet(row))) return 0;
      Object.assign(row, { status, claimed_at });
      return 1;
    },
  });
  class ItemsService {
    readByQuery = async ({ filter }: { filter: object }) => (matches(row, filter) ? [row] : []);
  }
  const database = Object.assign(() => select([]), { raw: (sql: string) => sql });
  return {
    ...{ services: { ItemsService }, getSchema: async () => ({}) },
    database: database as unknown as Database,
  } as unknown as Context;
}

test.each<[string, boolean, Partial<Stored>]>([
  ['is due', true, {}],
  ['waits for its next attempt', false, { next_attempt: after(minute) }],
  ['waits for the longest retry delay', false, { next_attempt: after(day) }],
  ['has a next attempt written by a wrong clock', true, { next_attempt: after(30 * day) }],
  ['is being sent', false, { status: 'sending', claimed_at: after(-minute) }],
  ['was abandoned while being sent', true, { status: 'sending', claimed_at: after(-6 * minute) }],
  ['was abandoned by a server with a wrong clock', true, { status: 'sending', claimed_at: after(30 * day) }],
  ['is sent', false, { status: 'sent', next_attempt: after(30 * day), claimed_at: after(30 * day) }],
])('a mail that %s: due is %s', async (_, isDue, changes) => {
  const outbox = makeOutbox(changes);
  expect(await findDue(outbox, now)).toEqual(isDue ? [1] : []);
  expect(await claim(outbox, 1, now)).toBe(isDue);
  expect(await claim(outbox, 1, now)).toBe(false);
});

/** In-memory tables for the mails of an order. */
function makeTables(mails: Partial<MailRow>[]) {
  const written: { collection: string; row: object }[] = [];
  class ItemsService {
    collection: string;
    constructor(collection: string) {
      this.collection = collection;
    }
    readByQuery = async ({ filter }: { filter: { _and: Record<string, { _in?: string[]; _gt?: number }>[] } }) => {
      const [, kinds, after] = filter._and;
      return mails.filter(({ id = 0, kind }) => kinds?.kind?._in?.includes(kind ?? '') && id > (after?.id?._gt ?? 0));
    };
    updateOne = async () => 1;
    createOne = async (row: object) => written.push({ collection: this.collection, row });
  }
  return { context: { services: { ItemsService }, getSchema: async () => ({}) } as unknown as Context, written };
}

const confirmation = { id: 3, order: 1, kind: 'order_confirmed', recipient: 'visitor', subscriber: null } as MailRow;

test.each([
  ['a cancellation written after it', true, { id: 4, kind: 'order_cancelled' }],
  ['a refusal written after it', true, { id: 4, kind: 'order_refused' }],
  ['a cancellation written before it', false, { id: 2, kind: 'order_cancelled' }],
  ['another mail written after it', false, { id: 4, kind: 'order_shipped' }],
] as const)('a confirmation queued with %s is superseded: %s', async (_, expected, other) => {
  expect(await isSuperseded(makeTables([confirmation, other]).context, confirmation)).toBe(expected);
});

test.each(['withdrawal_received', 'order_cancelled', 'notice'] as const)('never supersedes %s', async (kind) => {
  const { context } = makeTables([{ id: 4, kind: 'order_cancelled' }]);
  expect(await isSuperseded(context, { ...confirmation, kind })).toBe(false);
});

test("records sent mails to the customer in the order's history", async () => {
  const { context, written } = makeTables([]);
  await recordSent(context, { ...confirmation, message: null, request: null }, 'zoe@example.org');
  await recordSent(context, { ...confirmation, message: null, request: null, recipient: 'shop' }, 'shop@example.org');
  const row = { order: 1, kind: 'mail_delivered', text: 'An die Kundin, den Kunden: Bestellbestätigung.' };
  expect(written).toEqual([{ collection: 'ecommerce_order_event', row }]);
});

/** Times of all attempts, in milliseconds after the first. */
function getAttempts(): number[] {
  const times = [0];
  for (;;) {
    const next = findNextAttempt(times.length, new Date(times.at(-1) ?? 0));
    if (!next) return times;
    times.push(next.getTime());
  }
}

test('retries a mail with increasing delays for about three days', () => {
  const times = getAttempts();
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(waits[0]).toBe(5_000);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect((times.at(-1) ?? 0) / 3_600_000).toBeGreaterThan(66);
  expect((times.at(-1) ?? 0) / 3_600_000).toBeLessThan(78);
});

const fail = (code: string, response = '', responseCode = 0) =>
  Object.assign(new Error('as it was thrown'), { code, ...(response && { response, responseCode }) });

describe('the failure of a mail', () => {
  test('names an unavailable server, which stops other mails', () => {
    expect(describeFailure(fail('ESOCKET'))).toEqual({
      reason: 'Der Mailserver ist nicht erreichbar: as it was thrown',
      isServerFailure: true,
      isFinal: false,
    });
  });

  test('treats rejected credentials as a server failure', () => {
    expect(describeFailure(fail('EAUTH', '535 5.7.8 No', 535))).toMatchObject({
      isServerFailure: true,
      isFinal: false,
    });
  });

  test.each([
    ['EENVELOPE', '450 4.2.1 Later', 450, false],
    ['EENVELOPE', '550 5.1.1 Nobody', 550, true],
    ['EMESSAGE', '554 5.7.1 Spam', 554, true],
  ])('%s with %s affects this mail only', (code, response, number, isFinal) => {
    const failure = describeFailure(fail(code, response, number));
    expect(failure).toMatchObject({ isServerFailure: false, isFinal });
    expect(failure.reason).toContain(response);
  });

  test.each(['text', undefined, null, { code: 7 }])('describes %j', (thrown) => {
    expect(describeFailure(thrown)).toMatchObject({ isServerFailure: false, isFinal: false });
  });

  test('shortens a long multi-line response', () => {
    const { reason } = describeFailure(fail('EMESSAGE', `550 No\r\n${'x'.repeat(5000)}`, 550));
    expect(reason.length).toBeLessThan(400);
    expect(reason).not.toMatch(/[\r\n]/);
  });
});
