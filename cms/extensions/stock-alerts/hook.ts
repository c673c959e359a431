import type { EcommerceStockAlertRow, EcommerceWaitlistRow } from '../../../src/directus/rows.generated.ts';
import { isPassed } from '../clock-bounds.ts';
import { type Context, type Hooks, openItems } from '../directus.ts';
import { findShop } from '../messages/shop.ts';
import { coalesceRuns, forEachCatching } from '../recurring-jobs.ts';
import { createReader, transact } from '../transact.ts';
import { writeStockAlertMail } from './stock-alert-mail.ts';
import {
  type AlertGroup,
  addTurn,
  confirmWithinMs,
  countGroups,
  countSellable,
  countToNotify,
  findWaitlists,
  findWatchedProducts,
  getConfirmedCutoff,
  getNotifiedCutoff,
  syncWaitlists,
  toTurns,
  type Waitlist,
} from './waitlists.ts';

/** Checks waitlists after every change of stock, and every minute for missed changes and those made past Directus. */
export default ({ action, schedule }: Hooks, context: Context) => {
  const checkWaitlists = coalesceRuns(context, async () => {
    const { collections } = await context.getSchema();
    // The content model is applied only after the start.
    if ('turns' in (collections.ecommerce_waitlist?.fields ?? {})) await notifyWaiting(context, new Date());
  });
  for (const collection of ['ecommerce_product', 'ecommerce_product_variant'])
    action(`${collection}.items.update`, checkWaitlists);
  schedule('* * * * *', checkWaitlists);
};

/** Maximum of mails per run; the next run continues. */
const maxMailsPerRun = 100;

type Alert = EcommerceStockAlertRow;

/**
 * Compares alerts with the stock, notifies the next customers and deletes expired alerts. Called after changes and
 * every minute, so that no increase of the stock is missed.
 */
async function notifyWaiting(context: Context, now: Date): Promise<void> {
  await deleteExpired(context, now);
  const groups = await countGroups(context);
  const known = await findWaitlists(context);
  const watched = new Set([...groups, ...known].map(({ product }) => product));
  const products = await findWatchedProducts(await createReader(context), [...watched]);
  const sellableOf = ({ product, variant }: Pick<AlertGroup, 'product' | 'variant'>) =>
    countSellable(products.get(product), variant);
  const offered = groups.filter((group) => sellableOf(group) !== undefined);
  const gone = groups.filter((group) => !offered.includes(group));
  await forEachCatching(context, gone, (group) => deleteGroup(context, group));
  const lists = await syncWaitlists(context, offered, known, (list) => sellableOf(list) ?? 0, now);
  let left = maxMailsPerRun;
  await forEachCatching(context, lists, async (list) => {
    left -= await notifyList(context, list, sellableOf(list) ?? 0, left, now);
  });
}

/** @returns the number of notified customers */
async function notifyList(
  context: Context,
  list: Waitlist,
  sellable: number,
  left: number,
  now: Date,
): Promise<number> {
  const { product, variant, waiting, turns } = list;
  const limit = Math.min(left, countToNotify(sellable, waiting, turns, now));
  if (limit <= 0) return 0;
  const alerts = await openItems<Alert>(context, 'ecommerce_stock_alert');
  const next = await alerts.readByQuery({
    filter: {
      _and: [
        { product: { _eq: product } },
        { variant: variant === null ? { _null: true } : { _eq: variant } },
        { status: { _eq: 'confirmed' } },
      ],
    },
    fields: ['id', 'email', 'language', 'project.id'],
    // In order of confirmation; if a mail fails, the next customer follows.
    sort: ['date_confirmed', 'id'],
    limit: Math.min(waiting, maxMailsPerRun),
  });
  let notified = 0;
  let isOver = false;
  await forEachCatching(context, next, async (alert) => {
    if (isOver || notified >= limit) return;
    isOver = !(await notify(context, list, alert, sellable, now));
    if (!isOver) notified += 1;
  });
  return notified;
}

/**
 * Queues the mail and marks the alert as notified, in one transaction.
 *
 * @returns whether another customer may be notified
 */
async function notify(context: Context, list: Waitlist, alert: Alert, sellable: number, now: Date): Promise<boolean> {
  const { id, email, language, project } = alert;
  const shop = await findShop(context, project?.id ?? 0);
  if (!shop) throw new Error(`Stock alert ${id} belongs to no website, so nobody can write in its name.`);
  const { product, variant } = list;
  const to = { email, language: language ?? 'de', product, variant };
  const mail = await writeStockAlertMail(context, 'available', to, shop, now);
  return transact(context, async ({ database, open }) => {
    // Locks the list, so that another process sees this notification.
    await database('ecommerce_waitlist').where({ id: list.id }).forUpdate().select('id');
    const isHere = { filter: { id: { _eq: list.id } }, limit: 1 };
    const [row] = await open<EcommerceWaitlistRow>('ecommerce_waitlist').readByQuery(isHere);
    if (!row || countToNotify(sellable, row.waiting, toTurns(row.turns), now) < 1) return false;
    const waiting = await database('ecommerce_stock_alert').where({ id, status: 'confirmed' }).forUpdate().select('id');
    if (waiting.length === 0) return true;
    await open('ecommerce_stock_alert').updateOne(id, { status: 'told', date_told: now.toISOString() });
    await open('mail').createOne({ ...mail, stock_alert: id });
    const turns = addTurn(toTurns(row.turns), sellable, now);
    await open('ecommerce_waitlist').updateOne(row.id, { turns, told: turns.length, waiting: row.waiting - 1 });
    return true;
  });
}

/** Deletes alerts that are unconfirmed, a year old, or notified, together with their mails. */
async function deleteExpired(context: Context, now: Date): Promise<void> {
  const alerts = await openItems<Alert>(context, 'ecommerce_stock_alert');
  const isTold = { status: { _eq: 'told' } };
  const isOver = [
    { _and: [{ status: { _eq: 'pending' } }, isPassed('confirm_expires', now, 2 * confirmWithinMs)] },
    { _and: [{ status: { _eq: 'confirmed' } }, { date_confirmed: { _lt: getConfirmedCutoff(now) } }] },
    { _and: [isTold, { date_told: { _lt: getNotifiedCutoff(now) } }] },
    { _and: [isTold, { mails: { _none: { status: { _neq: 'sent' } } } }] },
  ];
  await alerts.deleteByQuery({ filter: { _or: isOver }, limit: -1 });
}

/** Deletes alerts of products that are no longer offered. */
async function deleteGroup(context: Context, { product, variant }: AlertGroup): Promise<void> {
  const alerts = await openItems<Alert>(context, 'ecommerce_stock_alert');
  const ofVariant = { variant: variant === null ? { _null: true } : { _eq: variant } };
  await alerts.deleteByQuery({ filter: { _and: [{ product: { _eq: product } }, ofVariant] }, limit: -1 });
}
