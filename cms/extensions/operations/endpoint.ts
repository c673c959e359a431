import type { MailRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems, type Router } from '../directus.ts';
import type { ApiResponse } from '../messages/api-response.ts';
import { registerConcurrentCalls } from '../signed-calls.ts';

/** `POST /operations/mails`: how many mails wait and how long, for the storefront's metrics. */
export default {
  id: 'operations',
  handler: (router: Router, context: Context) =>
    registerConcurrentCalls(router, context, { '/operations/mails': countMails }),
};

const second = 1_000;

async function countMails(context: Context): Promise<ApiResponse> {
  const mails = await openItems<{ status: MailRow['status']; count: number | string }>(context, 'mail');
  const counts = await mails.readByQuery({ aggregate: { count: ['*'] }, group: ['status'] });
  const countOf = (...statuses: MailRow['status'][]) =>
    counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + Number(count), 0);
  const waiting = await openItems<Pick<MailRow, 'date_created'>>(context, 'mail');
  const filter = { status: { _in: ['pending', 'sending'] }, date_created: { _nnull: true } };
  const [oldest] = await waiting.readByQuery({ filter, fields: ['date_created'], sort: ['date_created'], limit: 1 });
  const since = oldest?.date_created ? Date.parse(oldest.date_created) : Date.now();
  const oldest_seconds = Math.max(0, Math.round((Date.now() - since) / second));
  return {
    code: 200,
    body: {
      status: 'ok',
      mails: { waiting: countOf('pending', 'sending'), failed: countOf('failed'), oldest_seconds },
    },
  };
}
