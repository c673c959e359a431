import type { EcommerceOrderRow, MailRow } from '../../../src/directus/rows.generated.ts';
import type { Reader } from '../transact.ts';
import { type Gap, type GapGroup, type GapKind, maxListed } from './findings.ts';

/** For how long an order in advance payment is usually kept. */
const paymentTermMs = 7 * 24 * 60 * 60_000;

const mailPatienceMs = 15 * 60_000;

type Overdue = { project: number; hasShop: boolean; now: number };

/** Orders that nobody has paid, and mails that did not go out: the first ones, and how many there are. */
export async function findOverdue(read: Reader, { project, hasShop, now }: Overdue): Promise<GapGroup[]> {
  const isOfProject = { project: { _eq: project } };
  const isOlder = (ms: number) => ({ date_created: { _lt: new Date(now - ms).toISOString() } });
  // Staff see no mails of stock alerts, whose addresses are nobody's business.
  const mails = [isOfProject, { stock_alert: { _null: true } }];
  const isWaiting = [{ status: { _nin: ['sent', 'failed'] } }, isOlder(mailPatienceMs)];
  const nameMail = ({ id, subject }: MailRow) => subject || `Nr. ${id}`;
  const groups = [
    await findGroup<MailRow>(read, 'mailFailed', 'mail', [...mails, { status: { _eq: 'failed' } }], nameMail),
    await findGroup<MailRow>(read, 'mailWaiting', 'mail', [...mails, ...isWaiting], nameMail),
  ];
  if (hasShop) {
    const isUnpaid = [{ status: { _eq: 'new' } }, { payment_status: { _eq: 'open' } }, isOlder(paymentTermMs)];
    const inAdvance = { payment_method: { key: { _eq: 'prepayment' } } };
    const nameOrder = ({ id, order_number }: EcommerceOrderRow) => order_number ?? String(id);
    groups.push(
      await findGroup(read, 'unpaidOrder', 'ecommerce_order', [isOfProject, ...isUnpaid, inAdvance], nameOrder),
    );
  }
  return groups.filter(({ count }) => count > 0);
}

async function findGroup<Row extends { id: number }>(
  read: Reader,
  kind: GapKind,
  collection: string,
  conditions: object[],
  nameRow: (row: Row) => string,
): Promise<GapGroup> {
  const items = read<Row>(collection);
  const filter = { _and: conditions };
  const rows = await items.readByQuery({ filter, fields: ['*'], sort: ['id'], limit: maxListed });
  const gaps = rows.map((row): Gap => ({ kind, name: nameRow(row), collection, id: row.id }));
  if (rows.length < maxListed) return { kind, collection, count: rows.length, gaps };
  const [counted] = await read<{ count: { id: number | string } }>(collection).readByQuery({
    filter,
    aggregate: { count: ['id'] },
  });
  return { kind, collection, count: Number(counted?.count.id), gaps };
}
