import { describe, expect, test } from 'vitest';
import type { MailRow } from '../../../src/directus/rows.generated.ts';
import type { Context, Database } from '../directus.ts';
import {
  claim,
  findContradiction,
  findDue,
  findNextAttempt,
  noteMissingSetup,
  recordFailure,
  recordSent,
} from './outbox.ts';

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

/** In-memory tables: an order with its mails. */
function makeTables(mails: Partial<MailRow>[], status = 'in_progress') {
  const written: { collection: string; row: object }[] = [];
  class ItemsService {
    collection: string;
    constructor(collection: string) {
      this.collection = collection;
    }
    readByQuery = async ({ filter }: { filter: { _and?: Record<string, Record<string, unknown>>[] } }) => {
      if (this.collection === 'ecommerce_order') return [{ status }];
      if (!filter._and) return mails;
      const [, kinds, after, sent] = filter._and;
      return mails.filter(
        (mail) =>
          [kinds?.kind?._in].flat().includes(mail.kind) &&
          (mail.id ?? 0) > Number(after?.id?._gt) &&
          mail.status === sent?.status?._eq,
      );
    };
    updateOne = async () => 1;
    createOne = async (row: object) => written.push({ collection: this.collection, row });
  }
  return { context: { services: { ItemsService }, getSchema: async () => ({}) } as unknown as Context, written };
}

const confirmation = {
  ...{ id: 3, order: 1, kind: 'order_confirmed', recipient: 'visitor', subscriber: null },
  ...{ message: null, request: null, attempts: 1 },
} as MailRow;

test.each([
  ['while it is cancelled', true, 'cancelled', []],
  ['after a reopening before which a cancellation was sent', true, 'new', [{ id: 4, status: 'sent' }]],
  ['after a reopening before which no cancellation was sent', false, 'new', [{ id: 4, status: 'failed' }]],
  ['after an earlier cancellation', false, 'new', [{ id: 2, status: 'sent' }]],
] as const)('a waiting confirmation of an order is contradicted %s: %s', async (_, expected, status, closing) => {
  const { context } = makeTables(
    closing.map((mail) => ({ ...mail, kind: 'order_cancelled' as const })),
    status,
  );
  expect((await findContradiction(context, confirmation)) !== undefined).toBe(expected);
});

test.each([
  ['order_cancelled', 'new', true],
  ['order_cancelled', 'cancelled', false],
  ['order_refused', 'cancelled', false],
  ['withdrawal_received', 'cancelled', false],
  ['notice', 'cancelled', false],
] as const)('a waiting %s of an order that is %s is contradicted: %s', async (kind, status, expected) => {
  const { context } = makeTables([], status);
  expect((await findContradiction(context, { ...confirmation, kind })) !== undefined).toBe(expected);
});

describe("the order's history", () => {
  const toShop = { ...confirmation, recipient: 'shop' as const };

  test('has what was sent to the buyer', async () => {
    const { context, written } = makeTables([]);
    await recordSent(context, confirmation, 'zoe@example.org');
    await recordSent(context, toShop, 'shop@example.org');
    const row = { order: 1, kind: 'mail_delivered', text: 'An die Kundin, den Kunden: Bestellbestätigung.' };
    expect(written).toEqual([{ collection: 'ecommerce_order_event', row }]);
  });

  test('has what will not be sent, without the reason, which may name an address', async () => {
    const { context, written } = makeTables([]);
    const failure = { reason: 'Der Mailserver nimmt zoe@example.org nicht an', isServerFailure: false };
    await recordFailure(context, confirmation, { ...failure, isFinal: false });
    expect(written).toEqual([]);
    await recordFailure(context, confirmation, { ...failure, isFinal: true });
    await recordFailure(context, toShop, { ...failure, isFinal: true });
    const text = 'An die Kundin, den Kunden: Bestellbestätigung. Den Grund nennt der Postausgang.';
    expect(written).toEqual([{ collection: 'ecommerce_order_event', row: { order: 1, kind: 'mail_failed', text } }]);
  });

  test('has what waits for a mail server', async () => {
    const { context, written } = makeTables([confirmation, toShop]);
    await noteMissingSetup(context, [3], 'Es ist noch kein Mailserver eingerichtet.');
    const text = 'An die Kundin, den Kunden: Bestellbestätigung. Es ist noch kein Mailserver eingerichtet.';
    expect(written).toEqual([{ collection: 'ecommerce_order_event', row: { order: 1, kind: 'mail_waiting', text } }]);
  });
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
