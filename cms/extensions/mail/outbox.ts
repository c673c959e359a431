import { cleanLine, shorten } from '../../../src/base/clean-text.ts';
import type { MailRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { closingKinds, mailKinds, runningOrderKinds } from './mail-content.ts';

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

/** Records a sent mail, also in the order's history, where only sent mails appear. */
export async function recordSent(context: Context, mail: MailRow, to: string): Promise<void> {
  const sent: Outcome = { status: 'sent', to, last_error: null, date_sent: new Date().toISOString() };
  await record(context, mail, sent);
  if (mail.order === null || !isForVisitor(mail)) return;
  const events = await openItems(context, 'ecommerce_order_event');
  const text = mail.kind ? `An die Kundin, den Kunden: ${mailKinds[mail.kind]}.` : 'An die Kundin, den Kunden.';
  await events.createOne({ order: mail.order, kind: 'mail_delivered', text });
}

/** Records a failure and schedules the next attempt, if there is one. */
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
  // A request shows the state of the shop's mail, not of the visitor's receipt.
  if (mail.request === null || isForVisitor(mail)) return;
  await (await openItems(context, 'ecommerce_request')).updateOne(mail.request, seen);
}

/** Whether a cancellation mail was sent while this one was waiting. */
export async function isSuperseded(context: Context, { id, order, kind }: MailRow): Promise<boolean> {
  if (order === null || !kind || !runningOrderKinds.includes(kind)) return false;
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = { _and: [{ order: { _eq: order } }, { kind: { _in: [...closingKinds] } }, { id: { _gt: id } }] };
  return (await mails.readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}

/** Mails to the shop use its current address; a visitor's address is fixed. */
export function isForVisitor({ subscriber, recipient }: Pick<MailRow, 'subscriber' | 'recipient'>): boolean {
  return subscriber !== null || recipient === 'visitor';
}

/** Records the missing configuration with all waiting mails and their messages. */
export async function noteMissingSetup(context: Context, ids: number[], last_error: string): Promise<void> {
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = { id: { _in: ids }, _or: [{ last_error: { _null: true } }, { last_error: { _neq: last_error } }] };
  const fields = ['id', 'message', 'request', 'subscriber', 'recipient', 'attempts'];
  const unrecorded = await mails.readByQuery({ filter, fields, limit: -1 });
  for (const mail of unrecorded) await record(context, mail, { status: 'pending', last_error });
}

/** Resets the attempts on request of staff. */
export async function resetAttempts({ database }: Context, ids: number[]): Promise<void> {
  const now = new Date();
  await database('mail').whereIn('id', ids).where({ status: 'pending' }).update({ next_attempt: now, attempts: 0 });
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

export type MailFailure = {
  /** For staff, in German. */
  reason: string;
  /** The server is unreachable or rejects the login, so other mails need not be tried now. */
  isServerFailure: boolean;
  /** Permanent failure for this recipient or content. */
  isFinal: boolean;
};

const connectionFailure = 'Der Mailserver ist nicht erreichbar';

const reasons: Record<string, string> = {
  ECONNECTION: connectionFailure,
  ECONNREFUSED: connectionFailure,
  ECONNRESET: connectionFailure,
  EDNS: connectionFailure,
  ESOCKET: connectionFailure,
  ETIMEDOUT: 'Der Mailserver antwortet nicht',
  ETLS: 'Die verschlüsselte Verbindung zum Mailserver kommt nicht zustande',
  EAUTH: 'Der Mailserver nimmt Benutzer oder Passwort nicht an',
  ENOAUTH: 'Der Mailserver verlangt Benutzer und Passwort',
  EPROTOCOL: 'Der Mailserver antwortet unverständlich',
  EENVELOPE: 'Der Mailserver nimmt Absender oder Empfänger nicht an',
  EMESSAGE: 'Der Mailserver nimmt die E-Mail nicht an',
};

const mailErrorCodes = new Set(['EENVELOPE', 'EMESSAGE']);

/** Describes an error of nodemailer for staff. */
export function describeFailure(error: unknown): MailFailure {
  const code = read(error, 'code');
  const answer = read(error, 'response') || (error instanceof Error ? error.message : String(error));
  const reason = reasons[code] ?? 'Die E-Mail ließ sich nicht verschicken';
  const isOfMail = mailErrorCodes.has(code);
  return {
    reason: `${reason}: ${shorten(cleanLine(answer), 300)}`,
    isServerFailure: code in reasons && !isOfMail,
    isFinal: isOfMail && Number(read(error, 'responseCode')) >= 500,
  };
}

function read(error: unknown, name: string): string {
  return typeof error === 'object' && error !== null && name in error ? String(Reflect.get(error, name)) : '';
}
