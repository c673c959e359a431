import type { EcommerceRequestRow, MailRow } from '../../../src/directus/rows.generated.ts';
import { type Context, type Items, openItems } from '../directus.ts';
import { type ApiResponse, badRequest, okResponse } from '../messages/api-response.ts';
import type { NewMail } from '../messages/new-mail.ts';
import { findShop } from '../messages/shop.ts';
import { createOnce, isStored } from './create-once.ts';
import { findOffer } from './offer.ts';
import { parseRequest } from './parse.ts';
import { writeReceipt } from './receipt.ts';
import { countCall, isRateLimited, tooMany } from './request-limits.ts';
import { writeRequestMail } from './request-mail.ts';

/** A stranger must not be able to fill somebody's letter box with our receipts. */
const maxReceiptsPerHour = 3;

/** Keeps what somebody asks about a product and, in the same transaction, the mails about it. The stock stays as it is. */
export async function receiveRequest(context: Context, body: unknown): Promise<ApiResponse> {
  const parsed = parseRequest(body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { input } = parsed;
  const shop = await findShop(context, input.project);
  if (!shop) return badRequest('project');
  const requests: Items<EcommerceRequestRow> = await openItems(context, 'ecommerce_request');
  if (await isStored(requests, input.id)) return okResponse;
  const sought = await findOffer(context, shop.project, input);
  if ('missing' in sought) return badRequest(sought.missing);
  // Nobody can put a ring aside without knowing its size.
  if (input.kind === 'reservation' && input.variant === null && sought.offer.hasVariants) return badRequest('variant');
  const now = new Date();
  if (await isRateLimited(context, input, 'request', now)) return tooMany;
  const mails: NewMail[] = [writeRequestMail(input, sought.offer, shop, now)];
  if (await canSendReceipt(context, input.email, now)) mails.push(writeReceipt(input, sought.offer, shop, now));
  const { kind, product, variant, name, email, phone, language, message, isSpam } = input;
  const isNew = await createOnce(requests, {
    ...{ kind, product, variant, name, email, phone, language, message },
    ...{ project: shop.project, request_id: input.id },
    ...(isSpam ? { status: 'spam', mail_status: 'none' } : { status: 'new', mails }),
  });
  if (isNew) await countCall(context, input, 'request');
  return okResponse;
}

async function canSendReceipt(context: Context, email: string, now: Date): Promise<boolean> {
  const mails = await openItems<MailRow>(context, 'mail');
  const since = new Date(now.getTime() - 3_600_000).toISOString();
  const filter = { to: { _eq: email }, recipient: { _eq: 'visitor' }, date_created: { _gte: since } };
  return (await mails.readByQuery({ filter, fields: ['id'], limit: maxReceiptsPerHour })).length < maxReceiptsPerHour;
}
