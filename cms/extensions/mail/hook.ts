import { existsSync } from 'node:fs';
import getMailer from '@directus/api/mailer';
import { createMutex } from '../../../src/base/mutex.ts';
import type { MailRow } from '../../../src/directus/rows.generated.ts';
import { collections } from '../../model/model.ts';
import { type Context, type Hooks, openItems } from '../directus.ts';
import { getPollSeconds } from '../recurring-jobs.ts';
import { deliver } from './deliver.ts';
import { describeFailure } from './mail-failure.ts';
import {
  claim,
  findDue,
  isForVisitor,
  noteMissingSetup,
  recordFailure,
  recordSent,
  releaseWaiting,
  resetAttempts,
} from './outbox.ts';

/** Sends new mails at once, and pending ones every twenty seconds. */
export default ({ action, init, schedule }: Hooks, context: Context) => {
  const sender = createMailSender(context);
  const report = (error: unknown) => context.logger.error(error);
  action('mail.items.create', ({ key }) => sender.send([key]).catch(report));
  action('mail.items.update', async ({ keys, payload }, { accountability }) => {
    if (!accountability || payload.status !== 'pending') return;
    await resetAttempts(context, keys);
    await sender.send(keys).catch(report);
  });
  // The outbox tolerates an unavailable mail server, so /server/health does not check it.
  const mailer = getMailer();
  if (mailer) mailer.verify = async () => true;
  init('app.after', () => deleteRevisions(context).catch(report));
  schedule(`*/${getPollSeconds(context, 20)} * * * * *`, sender.sendDue);
};

/** Deletes revisions of collections that no longer keep any: they would outlive the personal data in the rows. */
async function deleteRevisions(context: Context): Promise<void> {
  const names = Object.entries(collections).flatMap(([name, { keepsRevisions }]) =>
    keepsRevisions === false ? name : [],
  );
  const revisions = await openItems(context, 'directus_revisions');
  await revisions.deleteByQuery({ filter: { collection: { _in: names } }, limit: -1 });
}

/** Directus's default sender, which no server would accept. */
const standardSender = 'no-reply@example.com';

const waitingNote = 'Die E-Mail bleibt hier liegen und geht hinaus, sobald das geschehen ist.';

type MailSender = {
  /** Sends these mails now. */
  send: (ids: number[]) => Promise<void>;
  /** Sends all due mails, until the server turns out to be unavailable. */
  sendDue: () => Promise<void>;
};

/** So many failures in a row are an outage; a single one may be due to its mail, on which the server hangs up. */
const outageFailures = 2;

/** Sends mails one after the other and records the results. */
function createMailSender(context: Context): MailSender {
  const mutex = createMutex();
  /** Sent, but not recorded yet, since the database was unavailable. */
  const handedOver = new Map<number, string>();
  /** Since the last mail that went through. What was before the start of this process is unknown. */
  let serverFailures = outageFailures;

  async function send(ids: number[]) {
    const missing = findMissingSetup(context.env);
    if (missing) return noteMissingSetup(context, ids, missing);
    for (const id of ids) {
      // One mail that cannot be recorded does not keep the others back.
      const continues = await attempt(id).catch((error) => {
        context.logger.error(error);
        return true;
      });
      if (!continues) return;
    }
  }

  /** A mail went through: what waited for the server does not wait out its delay, which may be a day. */
  async function endOutage() {
    const isOver = serverFailures >= outageFailures;
    serverFailures = 0;
    if (isOver) await releaseWaiting(context, new Date());
  }

  /** @returns whether to try the next one */
  async function attempt(id: number): Promise<boolean> {
    if (!(await claim(context, id, new Date()))) return true;
    const mails = await openItems<MailRow>(context, 'mail');
    const mail = await mails.readOne(id, { fields: ['*', 'project.id'] });
    try {
      const sent = handedOver.has(id) ? { to: handedOver.get(id) ?? '' } : await deliver(context, mail);
      if ('failure' in sent) {
        await recordFailure(context, mail, sent.failure);
        return true;
      }
      handedOver.set(id, sent.to);
    } catch (error) {
      const failure = describeFailure(error);
      // A visitor's invalid address is final at once; the shop's own mailbox may recover.
      await recordFailure(context, mail, { ...failure, isFinal: failure.isFinal && isForVisitor(mail) });
      if (failure.isServerFailure) serverFailures += 1;
      return !failure.isServerFailure;
    }
    await recordSent(context, mail, handedOver.get(id) ?? '');
    handedOver.delete(id);
    await endOutage();
    return true;
  }

  return {
    send: (ids) => mutex.runExclusive(() => send(ids)),
    sendDue: () => mutex.runExclusive(async () => send(await findDue(context, new Date()))),
  };
}

type Environment = Record<string, unknown>;

/** Missing mail configuration as a message for staff; undefined if complete. */
export function findMissingSetup(env: Environment): string | undefined {
  if (!hasTransport(env)) return `Es ist noch kein Mailserver eingerichtet (EMAIL_SMTP_HOST). ${waitingNote}`;
  if (!env.EMAIL_FROM || env.EMAIL_FROM === standardSender)
    return `Es ist noch keine Absenderadresse eingerichtet (EMAIL_FROM). ${waitingNote}`;
  return undefined;
}

/** By default Directus uses `sendmail`, which may not be installed. */
function hasTransport(env: Environment): boolean {
  switch (String(env.EMAIL_TRANSPORT).toLowerCase()) {
    case 'smtp':
      return Boolean(env.EMAIL_SMTP_HOST);
    case 'sendmail':
      return existsSync(String(env.EMAIL_SENDMAIL_PATH));
    default:
      return Boolean(env.EMAIL_TRANSPORT);
  }
}
