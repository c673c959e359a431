import getMailer from '@directus/api/mailer';
import { collections } from '../../model/model.ts';
import { type Context, type Hooks, openItems } from '../directus.ts';
import { lookEvery } from '../look-every.ts';
import { createMailSender } from './mail-sender.ts';
import { resetAttempts } from './outbox.ts';

/** Sends what comes into the outbox at once, and what had to wait every twenty seconds. */
export default ({ action, init, schedule }: Hooks, context: Context) => {
  const post = createMailSender(context);
  const report = (error: unknown) => context.logger.error(error);
  action('mail.items.create', ({ key }) => post.send([key]).catch(report));
  action('mail.items.update', async ({ keys, payload }, { accountability }) => {
    if (!accountability || payload.status !== 'pending') return;
    await resetAttempts(context, keys);
    await post.send(keys).catch(report);
  });
  // Mails wait in the outbox while their server is away or not set up, so /server/health does not ask for it.
  const mailer = getMailer();
  if (mailer) mailer.verify = async () => true;
  init('app.after', () => deleteRevisions(context).catch(report));
  schedule(`*/${lookEvery(context, 20)} * * * * *`, post.sendDue);
};

/** Copies of rows from a time when Directus still kept some: they would outlive whomever they name. */
async function deleteRevisions(context: Context): Promise<void> {
  const names = Object.entries(collections).flatMap(([name, { keepsRevisions }]) =>
    keepsRevisions === false ? name : [],
  );
  const revisions = await openItems(context, 'directus_revisions');
  await revisions.deleteByQuery({ filter: { collection: { _in: names } }, limit: -1 });
}
