import type { EcommerceOrderEventRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import { queue } from '../../messages/new-mail.ts';
import { openReading, transact, type Work } from '../../transact.ts';
import { findOrderSetting, type OrderSetting } from './find-order-setting.ts';
import { lockOrder } from './lock-order.ts';
import { addEvent, type EventKind } from './order-event.ts';
import { toOrderLinks } from './order-mails.ts';
import { findOrderRow, type OrderRow } from './order-row.ts';
import { type StateMail, stateWords } from './state-words.ts';

/** What the history keeps of each, so that it is written once. */
const told = {
  ready: 'ready_told',
  shipped: 'shipped_told',
  tracking: 'tracking_told',
} as const satisfies Record<StateMail, EventKind>;

const labels: Record<StateMail, string> = {
  ready: 'Nachricht, dass alles zum Abholen bereitliegt.',
  shipped: 'Nachricht, dass die Bestellung unterwegs ist.',
  tracking: 'Nachricht mit der Sendungsverfolgung.',
};

/** What staff have just done to an order. */
export type StateChange = {
  hasNewStatus: boolean;
  /** What its number was before there was another; undefined where it stays. */
  formerTracking: string | undefined;
};

/**
 * Writes to the shopper that an order is on its way or ready to be collected, once each: what the terms promise. A number
 * that staff enter later than they send the order follows by itself, and so does one that they put right.
 */
export async function tellState(context: Context, id: number, change: StateChange): Promise<void> {
  const seen = await findOrderRow(await openReading(context), { id: { _eq: id } });
  const setting = await findOrderSetting(context, seen?.project?.id ?? 0, seen?.language ?? 'de');
  if (!setting) return;
  await transact(context, async (work) => {
    const order = await lockOrder(work, id);
    const mail = findStateMail(order, await readTold(work, id), change);
    if (!mail || !order.customer_email) return;
    await work.open('mail').createOne({ ...writeStateMail(mail, order, setting, context.env), order: id });
    await addEvent(work, id, { kind: told[mail], text: labels[mail] });
  });
}

/** The mail that a change asks for and that has not been written yet; what staff put in order in an old order asks for none. */
function findStateMail(
  { status, tracking, shipping_method }: Pick<OrderRow, 'status' | 'tracking' | 'shipping_method'>,
  kinds: readonly string[],
  { hasNewStatus, formerTracking }: StateChange,
): StateMail | undefined {
  const isTold = (mail: StateMail) => kinds.includes(told[mail]);
  const isCollected = shipping_method?.is_collection ?? false;
  if (status === 'ready') return hasNewStatus && isCollected && !isTold('ready') ? 'ready' : undefined;
  if (status !== 'shipped' || isCollected) return undefined;
  if (!tracking?.trim()) return hasNewStatus && !isTold('shipped') && !isTold('tracking') ? 'shipped' : undefined;
  const isCorrected = formerTracking !== undefined && isTold('tracking');
  const isAdded = !isTold('tracking') && (hasNewStatus || formerTracking?.trim() === '');
  return isCorrected || isAdded ? 'tracking' : undefined;
}

function writeStateMail(mail: StateMail, order: OrderRow, setting: OrderSetting, env: Context['env']) {
  const { shop } = setting;
  const language = order.language ?? 'de';
  const words = stateWords[language];
  const links = toOrderLinks(setting, env, language);
  const text = [
    words.greeting,
    words.texts[mail](order.order_number),
    ...(mail === 'tracking' ? [`${words.tracking}\n${order.tracking?.trim()}`] : []),
    ...(links ? [`${words.page}\n${links.order}`] : []),
    words.question,
    `-- \n${shop.signature}`,
  ].join('\n\n');
  return queue(
    {
      ...{ recipient: 'visitor', to: order.customer_email ?? '', language, project: shop.project, text },
      ...(shop.email === undefined ? {} : { reply_to: shop.email }),
      subject: words.subjects[mail](order.order_number, shop.name),
    },
    new Date(),
  );
}

async function readTold({ open }: Work, order: number): Promise<string[]> {
  const filter = { _and: [{ order: { _eq: order } }, { kind: { _in: Object.values(told) } }] };
  const rows = await open<EcommerceOrderEventRow>('ecommerce_order_event').readByQuery({ filter, fields: ['kind'] });
  return rows.flatMap(({ kind }) => kind ?? []);
}
