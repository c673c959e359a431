import type { EcommerceRequestRow, MailRow } from '../../../src/directus/rows.generated.ts';
import { type Context, type Items, openItems } from '../directus.ts';
import { type Answer, done, refuse } from '../messages/answer.ts';
import type { NewMail } from '../messages/new-mail.ts';
import { findShop } from '../messages/shop.ts';
import { createOnce, isKept } from './keep-once.ts';
import { countCall, hasCalledTooOften, tooMany } from './limits.ts';
import { findOffer } from './offer.ts';
import { parseRequest } from './parse.ts';
import { writeReceipt } from './receipt.ts';
import { writeRequestMail } from './request-mail.ts';

/** A stranger must not be able to fill somebody's letter box with our receipts. */
const receiptsAnHour = 3;

/** Keeps what somebody asks about a product and, in the same transaction, the mails about it. The stock stays as it is. */
export async function receiveRequest(context: Context, body: unknown): Promise<Answer> {
  const parsed = parseRequest(body);
  if (!parsed.isValid) return refuse(parsed.field);
  const { input } = parsed;
  const shop = await findShop(context, input.project);
  if (!shop) return refuse('project');
  const requests: Items<EcommerceRequestRow> = await openItems(context, 'ecommerce_request');
  if (await isKept(requests, input.id)) return done;
  const sought = await findOffer(context, shop.project, input);
  if ('missing' in sought) return refuse(sought.missing);
  // Nobody can put a ring aside without knowing its size.
  if (input.kind === 'reservation' && input.variant === null && sought.offer.hasVariants) return refuse('variant');
  const now = new Date();
  if (await hasCalledTooOften(context, input, 'request', now)) return tooMany;
  const mails: NewMail[] = [writeRequestMail(input, sought.offer, shop, now)];
  if (await mayHaveReceipt(context, input.email, now)) mails.push(writeReceipt(input, sought.offer, shop, now));
  const { kind, product, variant, name, email, phone, language, message, isSpam } = input;
  const isNew = await createOnce(requests, {
    ...{ kind, product, variant, name, email, phone, language, message },
    ...{ project: shop.project, request_id: input.id },
    ...(isSpam ? { status: 'spam', mail_status: 'none' } : { status: 'new', mails }),
  });
  if (isNew) await countCall(context, input, 'request');
  return done;
}

async function mayHaveReceipt(context: Context, email: string, now: Date): Promise<boolean> {
  const mails = await openItems<MailRow>(context, 'mail');
  const since = new Date(now.getTime() - 3_600_000).toISOString();
  const filter = { to: { _eq: email }, recipient: { _eq: 'visitor' }, date_created: { _gte: since } };
  return (await mails.readByQuery({ filter, fields: ['id'], limit: receiptsAnHour })).length < receiptsAnHour;
}
