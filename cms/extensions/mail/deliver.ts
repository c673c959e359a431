import type { EcommerceOrderRow, MailRow, NewsletterSubscriberRow } from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { makeOrderToken, orderTokenMark } from '../ecom/orders/order-token.ts';
import { getExpiry } from '../messages/newsletter.ts';
import { findShop } from '../messages/shop.ts';
import { fillTokens, tokenMarks } from '../messages/tokens.ts';
import { cleanLine, shorten } from './clean-text.ts';
import { isEmailAddress } from './email-address.ts';
import type { MailFailure } from './failure.ts';
import { isForVisitor } from './outbox.ts';

type Sent = { to: string } | { failure: MailFailure };

/**
 * Hands one mail to the mail server.
 *
 * @throws what nodemailer throws
 */
export async function deliver(context: Context, mail: MailRow): Promise<Sent> {
  const { services, getSchema, env } = context;
  const project = mail.project?.id ?? 0;
  const shop = await findShop(context, project);
  // The shop's own address may have been mended since the mail was written.
  const to = isForVisitor(mail) ? mail.to : shop?.email;
  if (!isEmailAddress(to)) return { failure: noRecipient };
  const sender = String(env.EMAIL_FROM);
  const service = new services.MailService({ schema: await getSchema() });
  await service.send({
    // As objects, which nobody takes apart at commas and brackets.
    from: { name: shorten(cleanLine(shop?.name ?? ''), 100) || sender, address: sender },
    to: { name: '', address: to },
    ...(isEmailAddress(mail.reply_to) && { replyTo: { name: '', address: mail.reply_to } }),
    subject: shorten(cleanLine(mail.subject ?? ''), 150),
    text: await fill(context, mail),
    // The same at every attempt, so that a mail that went out although we never heard of it is known as the same one.
    messageId: `<${mail.message_id}@${sender.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return { to };
}

const noRecipient: MailFailure = {
  reason: 'Es fehlt eine E-Mail-Adresse, an die sie gehen kann. Die des Geschäfts steht unter „Unternehmen“, „Firma“.',
  isOfServer: false,
  isFinal: false,
};

/** The links of orders and of the newsletter open something, so they are whole only in the mail itself. */
async function fill(context: Context, { text, subscriber, order, recipient }: MailRow): Promise<string> {
  if (order !== null && recipient === 'visitor') return fillOrderToken(context, text ?? '', order);
  if (subscriber === null) return text ?? '';
  const subscribers = await openItems<NewsletterSubscriberRow>(context, 'newsletter_subscriber');
  const found = await subscribers.readOne(subscriber);
  const asks = text?.includes(tokenMarks.confirm) && found.status === 'pending';
  if (asks) await subscribers.updateOne(subscriber, { confirm_expires: getExpiry(new Date()) });
  return fillTokens(text ?? '', String(context.env.SITE_SECRET), found);
}

async function fillOrderToken(context: Context, text: string, order: number): Promise<string> {
  if (!text.includes(orderTokenMark)) return text;
  const { uuid } = await (await openItems<EcommerceOrderRow>(context, 'ecommerce_order')).readOne(order);
  return text.replaceAll(orderTokenMark, makeOrderToken(context.env, uuid ?? ''));
}
