import { shorten } from '../../../../src/base/clean-text.ts';
import type { EcommerceWithdrawalRow, MailRow } from '../../../../src/directus/rows.generated.ts';
import type { WithdrawalInput } from '../../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../../src/orders/parse-order-body.ts';
import { withinLast } from '../../clock-bounds.ts';
import { type Context, type Items, openItems } from '../../directus.ts';
import { badRequest } from '../../messages/api-response.ts';
import { createShopMail, formatMoment, languageNames, type NewMail } from '../../messages/new-mail.ts';
import { findShop } from '../../messages/shop.ts';
import { countCall, createOnce, isRateLimited, tooMany } from '../request-limits.ts';
import {
  findWithdrawnOrder,
  type WithdrawalMailInput,
  type WithdrawnItem,
  type WithdrawnOrder,
  writeWithdrawalReceipt,
} from './withdrawal-receipt.ts';

/** Prevents flooding somebody's mailbox with receipts. */
const maxReceiptsPerHour = 5;

/**
 * Stores a declaration of withdrawal (§ 356a BGB) together with the receipt and the shop's mail in one transaction, and
 * marks the order if there is one. The response is the same in both cases.
 */
export async function receiveWithdrawal(context: Context, body: unknown): Promise<OrderResponse<'withdrawal'>> {
  const parsed = parseOrderBody('withdrawal', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { input } = parsed;
  const shop = await findShop(context, input.project);
  if (!shop) return badRequest('project');
  const withdrawals: Items<EcommerceWithdrawalRow> = await openItems(context, 'ecommerce_withdrawal');
  const earlier = await findEarlierResponse(withdrawals, input.id);
  if (earlier) return earlier;
  const now = new Date();
  if (await isRateLimited(context, input, 'withdrawal', now)) return tooMany;
  const order = await findWithdrawnOrder(context, shop.project, input);
  const lines = order ? order.lines.filter((line) => isWithdrawnLine(line, input)) : [];
  if (order && input.lines.length > 0 && lines.length < input.lines.length) return badRequest('lines');
  const mailInput = { input, shop, order, lines: input.lines.length > 0 ? lines : [], now };
  // A withdrawal is never refused, so everything is stored; only receipts to unverified addresses are limited.
  const hasReceipt = order !== undefined || !(await hasTooManyReceipts(context, input.email, now));
  const mails = [...(hasReceipt ? [writeWithdrawalReceipt(mailInput)] : []), writeWithdrawalMail(mailInput)];
  const { name, email, order_number, items, message, language, isSpam } = input;
  const isNew = await createOnce(withdrawals, {
    ...{ name, email, order_number, items, message, language, project: shop.project, request_id: input.id },
    ...{ lines: input.lines.length > 0 ? input.lines : null },
    ...(isSpam
      ? { status: 'spam' }
      : {
          mails: mails.map((mail) => (order ? { ...mail, order: order.id } : mail)),
          ...(order && { order: toOrderChanges(order, lines, input) }),
        }),
  });
  if (isNew) await countCall(context, input, 'withdrawal');
  return isNew
    ? toReceivedResponse(now)
    : ((await findEarlierResponse(withdrawals, input.id)) ?? toReceivedResponse(now));
}

/** Items named as free text are for staff to identify. */
function isWithdrawnLine({ id }: WithdrawnItem, { lines, items }: WithdrawalInput): boolean {
  return lines.length > 0 ? lines.includes(id) : items === '';
}

/** Changes to the order; personalized items are not marked as withdrawn, since they are excluded. */
function toOrderChanges(order: WithdrawnOrder, lines: WithdrawnItem[], input: WithdrawalInput) {
  const itemNames = input.lines.length > 0 ? lines.map(({ name }) => name).join('; ') : input.items;
  const text = itemNames ? `Stücke: ${itemNames}` : 'Ganze Bestellung';
  const marked = lines.filter(({ isPersonalized }) => !isPersonalized);
  return {
    id: order.id,
    events: { create: [{ kind: 'withdrawal_received', text }], update: [], delete: [] },
    items: { create: [], update: marked.map(({ id }) => ({ id, withdrawn: true })), delete: [] },
  };
}

/** Response to a declaration that was received before, with its original time. */
async function findEarlierResponse(
  rows: Items<EcommerceWithdrawalRow>,
  id: string,
): Promise<OrderResponse<'withdrawal'> | undefined> {
  const filter = { request_id: { _eq: id } };
  const [row] = await rows.readByQuery({ filter, fields: ['date_created'], limit: 1 });
  return row && toReceivedResponse(new Date(row.date_created ?? Date.now()));
}

function toReceivedResponse(at: Date): OrderResponse<'withdrawal'> {
  return { code: 200, body: { status: 'ok', received_at: at.toISOString() } };
}

/** Counts receipts of the last hour; the address is compared case-insensitively. */
async function hasTooManyReceipts(context: Context, email: string, now: Date): Promise<boolean> {
  const mails = await openItems<MailRow>(context, 'mail');
  const receipts = await mails.readByQuery({
    filter: {
      to: { _icontains: email },
      recipient: { _eq: 'visitor' },
      withdrawal: { _nnull: true },
      date_created: withinLast(3_600_000, now),
    },
    fields: ['id'],
    limit: maxReceiptsPerHour,
  });
  return receipts.length >= maxReceiptsPerHour;
}

/** Mail to the shop, in German. */
export function writeWithdrawalMail({ input, shop, order, lines, now }: WithdrawalMailInput): NewMail {
  const { name, email, order_number, items, language, message } = input;
  const personalized = (order?.lines ?? []).filter(({ isPersonalized }) => isPersonalized);
  const match = order
    ? `passt zur Bestellung ${order.number}`
    : 'keine, bei der Nummer und E-Mail-Adresse gemeinsam passen; bitte sehen Sie nach';
  const itemNames = lines.length > 0 ? lines.map((line) => `${line.count} × ${line.name}`) : items ? [items] : [];
  const text = [
    'Guten Tag,',
    '',
    `über die Website von ${shop.name} hat jemand einen Vertrag widerrufen. Der Eingang ist der Person schon mit`,
    'Datum und Uhrzeit bestätigt; ob der Widerruf wirksam ist, prüfen Sie.',
    '',
    `Eingegangen:   ${formatMoment(now, shop.timeZone)}`,
    `Name:          ${name}`,
    `E-Mail:        ${email}`,
    `Bestellnummer: ${order_number}`,
    `Bestellung:    ${match}`,
    `Sprache:       ${languageNames[language]}`,
    '',
    ...(itemNames.length > 0
      ? ['Widerrufen werden diese Stücke:', ...itemNames.map((entry) => `- ${entry}`)]
      : ['Widerrufen wird die ganze Bestellung.']),
    ...(items ? ['', 'So hat die Person sie genannt; im Shop ist darum keines als widerrufen vermerkt.'] : []),
    ...(personalized.length > 0
      ? ['', `Nach Angaben gefertigt und darum ausgenommen: ${personalized.map((line) => line.name).join('; ')}.`]
      : []),
    '',
    'Der Widerruf liegt auch im Studio, unter „Bestellungen & Anfragen“, „Widerrufe“.',
    ...(message ? ['', 'Es folgt die Nachricht dazu, so wie sie geschrieben wurde:', '', message] : []),
  ].join('\n');
  const subject = `Widerruf zu ${shorten(order?.number || order_number, 40)}, von ${shorten(name, 60)}`;
  return createShopMail({ to: shop.email, reply_to: email, subject, text, language: 'de', project: shop.project }, now);
}
