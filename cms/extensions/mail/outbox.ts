import type { EcommerceOrderRow, MailRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import type { EventKind } from '../ecom/orders/order-row.ts';
import { closingKinds, mailKinds, runningOrderKinds } from './mail-content.ts';
import { type MailFailure, serverReasons } from './mail-failure.ts';

/** After this time a mail in state `sending` was left behind by a crashed process. */
const abandonedAfterMs = 5 * 60_000;

/** Changes to a mail after an attempt; staff also see them with its message. */
type Outcome = Partial<Pick<MailRow, 'status' | 'to' | 'last_error' | 'date_sent' | 'next_attempt'>>;

/** No mail waits longer: a later time was written while the clock was wrong. */
const maxWaitMs = 48 * 60 * 60_000;

/** Thresholds for a mail's timestamps. */
function getBounds(now: Date) {
  const abandoned = new Date(now.getTime() - abandonedAfterMs);
  const impossible = new Date(now.getTime() + maxWaitMs);
  return { now, abandoned, impossible };
}

/** @returns ids of mails that are due, oldest first */
export async function findDue(context: Context, now: Date): Promise<number[]> {
  const mails = await openItems<MailRow>(context, 'mail');
  const { abandoned, impossible } = getBounds(now);
  const beyond = { _gt: impossible.toISOString() };
  const isPending = { status: { _eq: 'pending' } };
  const isSending = { status: { _eq: 'sending' } };
  const filter = {
    _or: [
      { _and: [isPending, { next_attempt: { _lte: now.toISOString() } }] },
      { _and: [isPending, { next_attempt: beyond }] },
      { _and: [isSending, { claimed_at: { _lt: abandoned.toISOString() } }] },
      { _and: [isSending, { claimed_at: beyond }] },
    ],
  };
  const due = await mails.readByQuery({ filter, fields: ['id'], sort: ['next_attempt'], limit: 100 });
  return due.map(({ id }) => id);
}

/** Claims a mail for an attempt with a single statement, so that only one process gets it. */
export async function claim({ database }: Pick<Context, 'database'>, id: number, now: Date): Promise<boolean> {
  const claimed = { status: 'sending', claimed_at: now, attempts: database.raw('attempts + 1') };
  const { abandoned, impossible } = getBounds(now);
  const pending = () => database('mail').where({ id, status: 'pending' });
  const sending = () => database('mail').where({ id, status: 'sending' });
  const changed =
    (await pending().where('next_attempt', '<=', now).update(claimed)) ||
    (await pending().where('next_attempt', '>', impossible).update(claimed)) ||
    (await sending().where('claimed_at', '<', abandoned).update(claimed)) ||
    (await sending().where('claimed_at', '>', impossible).update(claimed));
  return changed === 1;
}

/** Records a sent mail, also in the order's history. */
export async function recordSent(context: Context, mail: MailRow, to: string): Promise<void> {
  const sent: Outcome = { status: 'sent', to, last_error: null, date_sent: new Date().toISOString() };
  await record(context, mail, sent);
  await addEvent(context, mail, 'mail_delivered');
}

type OrderMail = Pick<MailRow, 'order' | 'kind' | 'subscriber' | 'recipient'>;

/** Records what became of a mail to the buyer in the order's history, without personal data. */
async function addEvent(context: Context, mail: OrderMail, kind: EventKind, note = ''): Promise<void> {
  // During an update a new column is undefined.
  if (!mail.order || !isForVisitor(mail)) return;
  const events = await openItems(context, 'ecommerce_order_event');
  const what = mail.kind ? `An die Kundin, den Kunden: ${mailKinds[mail.kind]}.` : 'An die Kundin, den Kunden.';
  await events.createOne({ order: mail.order, kind, text: `${what}${note}` });
}

/** Records a failure and schedules the next attempt, if there is one. */
export async function recordFailure(context: Context, mail: MailRow, failure: MailFailure): Promise<void> {
  const next = failure.isFinal ? undefined : findNextAttempt(mail.attempts, new Date());
  const outcome: Outcome = next
    ? { status: 'pending', last_error: failure.reason, next_attempt: next.toISOString() }
    : { status: 'failed', last_error: failure.reason };
  await record(context, mail, outcome);
  // The reason may name the buyer's address.
  if (!next) await addEvent(context, mail, 'mail_failed', ' Den Grund nennt der Postausgang.');
}

async function record(context: Context, mail: MailRow, outcome: Outcome) {
  const mails = await openItems<MailRow>(context, 'mail');
  await mails.updateOne(mail.id, outcome);
  const { status: mail_status, last_error: mail_error } = outcome;
  const seen = { mail_status, mail_error, mail_attempts: mail.attempts };
  if (mail.message !== null) await (await openItems(context, 'contact_message')).updateOne(mail.message, seen);
  // A request shows the state of the shop's mail, not of the visitor's receipt.
  if (mail.request === null || isForVisitor(mail)) return;
  await (await openItems(context, 'ecommerce_request')).updateOne(mail.request, seen);
}

/** Why a waiting mail about an order is no longer true, for staff; undefined if it still is. */
export async function findContradiction(context: Context, { id, order, kind }: MailRow): Promise<string | undefined> {
  if (order === null || !kind) return undefined;
  const isClosing = closingKinds.includes(kind);
  if (!isClosing && !runningOrderKinds.includes(kind)) return undefined;
  const orders = await openItems<EcommerceOrderRow>(context, 'ecommerce_order');
  const [current] = await orders.readByQuery({ filter: { id: { _eq: order } }, fields: ['status'], limit: 1 });
  const isCancelled = current?.status === 'cancelled';
  if (isClosing) return current && !isCancelled ? reopenedNote : undefined;
  if (isCancelled) return cancelledNote;
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = {
    _and: [
      ...[{ order: { _eq: order } }, { kind: { _in: [...closingKinds] } }, { id: { _gt: id } }],
      { status: { _eq: 'sent' } },
    ],
  };
  const [closing] = await mails.readByQuery({ filter, fields: ['id'], limit: 1 });
  return closing && toldNote;
}

const cancelledNote = 'Die Bestellung ist inzwischen storniert. Diese E-Mail wird nicht mehr verschickt.';

const reopenedNote = 'Die Bestellung ist nicht mehr storniert. Diese E-Mail wird nicht mehr verschickt.';

const toldNote =
  'Die Bestellung war inzwischen storniert, und eine E-Mail hat das mitgeteilt. Diese wird nicht mehr verschickt.';

/** Mails to the shop use its current address; a visitor's address is fixed. */
export function isForVisitor({ subscriber, recipient }: Pick<MailRow, 'subscriber' | 'recipient'>): boolean {
  return subscriber !== null || recipient === 'visitor';
}

/** Records the missing configuration with all waiting mails and their messages. */
export async function noteMissingSetup(context: Context, ids: number[], last_error: string): Promise<void> {
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = { id: { _in: ids }, _or: [{ last_error: { _null: true } }, { last_error: { _neq: last_error } }] };
  const fields = ['id', 'message', 'request', 'order', 'kind', 'subscriber', 'recipient', 'attempts'];
  const unrecorded = await mails.readByQuery({ filter, fields, limit: -1 });
  for (const mail of unrecorded) {
    await record(context, mail, { status: 'pending', last_error });
    await addEvent(context, mail, 'mail_waiting', ` ${last_error}`);
  }
}

/** Resets the attempts on request of staff. */
export async function resetAttempts({ database }: Context, ids: number[]): Promise<void> {
  const now = new Date();
  await database('mail').whereIn('id', ids).where({ status: 'pending' }).update({ next_attempt: now, attempts: 0 });
}

/** Makes mails due that waited for the mail server, with the attempts that they have left. */
export async function releaseWaiting(context: Context, now: Date): Promise<void> {
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = {
    _and: [
      { status: { _eq: 'pending' } },
      { next_attempt: { _gt: now.toISOString() } },
      { _or: serverReasons.map((reason) => ({ last_error: { _starts_with: `${reason}:` } })) },
    ],
  };
  const waiting = await mails.readByQuery({ filter, fields: ['id'], limit: -1 });
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0)
    await context.database('mail').whereIn('id', ids).where({ status: 'pending' }).update({ next_attempt: now });
}

const second = 1000;

const minute = 60 * second;

const hour = 60 * minute;

/**
 * Retry delays: a restarting mail server is back in a minute, a moved one within three days; after that staff have to
 * look.
 */
const delaysMs = [
  ...[5 * second, 20 * second, minute, 5 * minute, 15 * minute],
  ...[hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour],
];

/** @returns time of the next attempt, undefined after the last one */
export function findNextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = delaysMs[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
