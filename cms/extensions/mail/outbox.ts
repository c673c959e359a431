import type { MailRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { findNextAttempt } from './backoff.ts';
import type { MailFailure } from './failure.ts';
import { endingKinds, mailKinds, runningOrderKinds } from './mail-kinds.ts';

/** A server that went down while sending has left the mail behind like this. */
const abandonedAfterMs = 5 * 60_000;

/** What a mail becomes after an attempt; staff see the same at the message that it is about. */
type Outcome = Partial<Pick<MailRow, 'status' | 'to' | 'last_error' | 'date_sent' | 'next_attempt'>>;

/** No mail waits longer: a moment beyond was written while the clock was wrong. */
const maxWaitMs = 48 * 60 * 60_000;

/** The moments that a mail's are compared with. */
function getBounds(now: Date) {
  const abandoned = new Date(now.getTime() - abandonedAfterMs);
  const impossible = new Date(now.getTime() + maxWaitMs);
  return { now, abandoned, impossible };
}

/** @returns the keys of what should go out now, the oldest first */
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

/** Takes a mail for one attempt, in one statement: of all that try, one gets it. */
export async function claim({ database }: Pick<Context, 'database'>, id: number, now: Date): Promise<boolean> {
  const taken = { status: 'sending', claimed_at: now, attempts: database.raw('attempts + 1') };
  const { abandoned, impossible } = getBounds(now);
  const pending = () => database('mail').where({ id, status: 'pending' });
  const sending = () => database('mail').where({ id, status: 'sending' });
  const changed =
    (await pending().where('next_attempt', '<=', now).update(taken)) ||
    (await pending().where('next_attempt', '>', impossible).update(taken)) ||
    (await sending().where('claimed_at', '<', abandoned).update(taken)) ||
    (await sending().where('claimed_at', '>', impossible).update(taken));
  return changed === 1;
}

/** The history of an order says that a mail was sent when it was, and not before. */
export async function recordSent(context: Context, mail: MailRow, to: string): Promise<void> {
  const sent: Outcome = { status: 'sent', to, last_error: null, date_sent: new Date().toISOString() };
  await record(context, mail, sent);
  if (mail.order === null || !isForVisitor(mail)) return;
  const events = await openItems(context, 'ecommerce_order_event');
  const text = mail.kind ? `An die Kundin, den Kunden: ${mailKinds[mail.kind]}.` : 'An die Kundin, den Kunden.';
  await events.createOne({ order: mail.order, kind: 'mail_delivered', text });
}

/** @returns what became of it: another attempt later, or none */
export async function recordFailure(context: Context, mail: MailRow, failure: MailFailure): Promise<void> {
  const next = failure.isFinal ? undefined : findNextAttempt(mail.attempts, new Date());
  const outcome: Outcome = next
    ? { status: 'pending', last_error: failure.reason, next_attempt: next.toISOString() }
    : { status: 'failed', last_error: failure.reason };
  await record(context, mail, outcome);
}

async function record(context: Context, mail: MailRow, outcome: Outcome) {
  const mails = await openItems<MailRow>(context, 'mail');
  await mails.updateOne(mail.id, outcome);
  const { status: mail_status, last_error: mail_error } = outcome;
  const seen = { mail_status, mail_error, mail_attempts: mail.attempts };
  if (mail.message !== null) await (await openItems(context, 'contact_message')).updateOne(mail.message, seen);
  // What matters at a request is whether the shop has heard of it, not how the visitor's receipt fares.
  if (mail.request === null || isForVisitor(mail)) return;
  await (await openItems(context, 'ecommerce_request')).updateOne(mail.request, seen);
}

/** Whether the customer has been written since that the order is cancelled, while this mail was waiting. */
export async function isSuperseded(context: Context, { id, order, kind }: MailRow): Promise<boolean> {
  if (order === null || !kind || !runningOrderKinds.includes(kind)) return false;
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = { _and: [{ order: { _eq: order } }, { kind: { _in: [...endingKinds] } }, { id: { _gt: id } }] };
  return (await mails.readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}

/** Mails to the shop go to whatever its address is by then; a visitor's stays what was typed. */
export function isForVisitor({ subscriber, recipient }: Pick<MailRow, 'subscriber' | 'recipient'>): boolean {
  return subscriber !== null || recipient === 'visitor';
}

/** Says at every waiting mail, and at the message that it is about, what it waits for. */
export async function noteMissingSetup(context: Context, ids: number[], last_error: string): Promise<void> {
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = { id: { _in: ids }, _or: [{ last_error: { _null: true } }, { last_error: { _neq: last_error } }] };
  const fields = ['id', 'message', 'request', 'subscriber', 'recipient', 'attempts'];
  const silent = await mails.readByQuery({ filter, fields, limit: -1 });
  for (const mail of silent) await record(context, mail, { status: 'pending', last_error });
}

/** After staff asked for it: as if it were new. */
export async function resetAttempts({ database }: Context, ids: number[]): Promise<void> {
  const now = new Date();
  await database('mail').whereIn('id', ids).where({ status: 'pending' }).update({ next_attempt: now, attempts: 0 });
}
