import { cleanLine, isEmailAddress, shorten } from '../../../src/base/clean-text.ts';
import type {
  EcommerceOrderRow,
  EcommerceStockAlertRow,
  MailRow,
  NewsletterSubscriberRow,
} from '../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../directus.ts';
import { makeOrderToken, orderTokenPlaceholder } from '../ecom/orders/order-row.ts';
import { getExpiry } from '../messages/newsletter.ts';
import { findShop } from '../messages/shop.ts';
import { replaceTokens, tokenPlaceholders } from '../messages/tokens.ts';
import { getExpiry as getAlertExpiry } from '../stock-alerts/waitlists.ts';
import { getMailContent } from './mail-content.ts';
import type { MailFailure } from './mail-failure.ts';
import { codeKey, type MailPicture } from './mail-pictures.ts';
import { findContradiction, isForVisitor } from './outbox.ts';
import { renderMail } from './render-mail.ts';

type DeliveryResult = { to: string } | { failure: MailFailure };

/**
 * Sends a mail through the mail server.
 *
 * @throws errors of nodemailer
 */
export async function deliver(context: Context, mail: MailRow): Promise<DeliveryResult> {
  const { services, getSchema, env } = context;
  const project = mail.project?.id ?? 0;
  const shop = await findShop(context, project);
  // The shop's address may have been corrected since the mail was queued.
  const to = isForVisitor(mail) ? mail.to : shop?.email;
  if (!isEmailAddress(to)) return { failure: noRecipientFailure };
  const contradiction = await findContradiction(context, mail);
  if (contradiction) return { failure: { reason: contradiction, isServerFailure: false, isFinal: true } };
  const sender = String(env.EMAIL_FROM);
  const service = new services.MailService({ schema: await getSchema() });
  await service.send({
    // As objects, which are not parsed at commas and brackets.
    from: { name: shorten(cleanLine(shop?.name ?? ''), 100) || sender, address: sender },
    to: { name: '', address: to },
    ...(isEmailAddress(mail.reply_to) && { replyTo: { name: '', address: mail.reply_to } }),
    subject: shorten(cleanLine(mail.subject ?? ''), 150),
    ...(await renderBody(context, mail)),
    // The same at every attempt, so that a mail that was sent without our knowing is recognized as a duplicate.
    messageId: `<${mail.message_id}@${sender.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return { to };
}

const noRecipientFailure: MailFailure = {
  reason: 'Es fehlt eine E-Mail-Adresse, an die sie gehen kann. Die des Geschäfts steht unter „Unternehmen“, „Firma“.',
  isServerFailure: false,
  isFinal: false,
};

/** Text and HTML body with attachments; if rendering HTML fails, the text is sufficient. */
async function renderBody(context: Context, mail: MailRow): Promise<Record<string, unknown>> {
  const fillIn = await prepareTokenReplacement(context, mail);
  const text = fillIn(mail.text ?? '');
  const content = getMailContent(mail);
  if (!content) return { text };
  try {
    const {
      html,
      pictures,
      attachments: files,
    } = await renderMail(context, mail.project?.id ?? 0, content, ({ cid }) => `cid:${cid}`);
    const attachments = [
      ...pictures.map((picture) => ({
        ...{ cid: picture.cid, contentType: picture.type, content: picture.bytes },
        filename: toFileName(picture),
      })),
      ...files.map(({ name, text }) => ({
        filename: name,
        content: text,
        contentType: 'text/plain; charset=utf-8',
      })),
    ];
    return { text, html: fillIn(html), attachments };
  } catch (error) {
    context.logger.error(error);
    return { text };
  }
}

function toFileName({ key, type }: MailPicture): string {
  if (key === codeKey) return 'girocode.png';
  return type === 'image/png' ? 'logo.png' : 'bild.jpg';
}

/** Returns a function that replaces token placeholders: tokens grant access, so they exist only in the sent mail. */
async function prepareTokenReplacement(context: Context, mail: MailRow): Promise<(text: string) => string> {
  const { text, subscriber, stock_alert, order, recipient } = mail;
  // During an update a new column is undefined.
  if (order && recipient === 'visitor') return prepareOrderToken(context, text ?? '', order);
  if (subscriber) return prepareTokens(context, text ?? '', 'newsletter_subscriber', subscriber, getExpiry);
  if (stock_alert) return prepareTokens(context, text ?? '', 'ecommerce_stock_alert', stock_alert, getAlertExpiry);
  return (text) => text;
}

/** The confirmation period starts when the mail is sent. */
async function prepareTokens(
  context: Context,
  text: string,
  collection: 'newsletter_subscriber' | 'ecommerce_stock_alert',
  key: number,
  expiryOf: (from: Date) => string,
): Promise<(text: string) => string> {
  const owners = await openItems<NewsletterSubscriberRow | EcommerceStockAlertRow>(context, collection);
  const found = await owners.readOne(key);
  const needsConfirmation = text.includes(tokenPlaceholders.confirm) && found.status === 'pending';
  if (needsConfirmation) await owners.updateOne(key, { confirm_expires: expiryOf(new Date()) });
  return (text) => replaceTokens(text, String(context.env.SITE_SECRET), found);
}

async function prepareOrderToken(context: Context, text: string, order: number): Promise<(text: string) => string> {
  if (!text.includes(orderTokenPlaceholder)) return (text) => text;
  const { uuid } = await (await openItems<EcommerceOrderRow>(context, 'ecommerce_order')).readOne(order);
  const token = makeOrderToken(context.env, uuid ?? '');
  return (text) => text.replaceAll(orderTokenPlaceholder, token);
}
