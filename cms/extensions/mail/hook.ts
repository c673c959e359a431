import getMailer from '@directus/api/mailer';
import { collections } from '../../model/model.ts';
import { type Context, type Hooks, openItems } from '../directus.ts';
import { lookEvery } from '../look-every.ts';
import { createMailSender } from './mail-sender.ts';
import { resetAttempts } from './outbox.ts';

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
  schedule(`*/${lookEvery(context, 20)} * * * * *`, sender.sendDue);
};

/** Deletes revisions of collections that no longer keep any: they would outlive the personal data in the rows. */
async function deleteRevisions(context: Context): Promise<void> {
  const names = Object.entries(collections).flatMap(([name, { keepsRevisions }]) =>
    keepsRevisions === false ? name : [],
  );
  const revisions = await openItems(context, 'directus_revisions');
  await revisions.deleteByQuery({ filter: { collection: { _in: names } }, limit: -1 });
}
