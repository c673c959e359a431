import type { ContactMessageRow } from '../../../src/directus/rows.generated.ts';
import { withinLast } from '../clock-bounds.ts';
import { type Context, type Items, openItems, type Router } from '../directus.ts';
import { type Call, registerSignedCalls } from '../signed-calls.ts';
import * as stockAlert from '../stock-alerts/subscribe.ts';
import { type ApiResponse, badRequest, okResponse } from './api-response.ts';
import { writeContactMail } from './new-mail.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { type ContactInput, parseContact } from './parse.ts';
import { findShop } from './shop.ts';

const duplicateWindowMs = 10 * 60_000;

const calls: Record<string, Call> = {
  '/messages/contact': receiveContact,
  '/messages/newsletter': subscribe,
  '/messages/newsletter/confirm': confirm,
  '/messages/newsletter/unsubscribe': unsubscribe,
  '/messages/stock-alert': stockAlert.subscribe,
  '/messages/stock-alert/confirm': stockAlert.confirm,
  '/messages/stock-alert/remove': stockAlert.remove,
};

/** `POST /messages/…`: contact messages and subscriptions of visitors, forwarded by the storefront. */
export default {
  id: 'messages',
  handler: (router: Router, context: Context) => registerSignedCalls(router, context, calls),
};

/**
 * Stores a contact message and, in the same transaction, the mail to the shop. Suspected spam is stored but not mailed.
 */
async function receiveContact(context: Context, body: unknown): Promise<ApiResponse> {
  const parsed = parseContact(body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { input } = parsed;
  const shop = await findShop(context, input.project);
  if (!shop) return badRequest('project');
  const now = new Date();
  const messages = await openItems<ContactMessageRow>(context, 'contact_message');
  if (await isDuplicate(messages, input, shop.project, now)) return okResponse;
  const { name, email, language, message, isSpam } = input;
  await messages.createOne({
    ...{ name, email, language, message, project: shop.project, request_id: input.id },
    ...(isSpam
      ? { status: 'spam', mail_status: 'none' }
      : { status: 'new', mails: [writeContactMail(input, shop, now)] }),
  });
  return okResponse;
}

/**
 * Whether the message is a duplicate: the same request id, or the same text within minutes. Real mail must not count as
 * a duplicate of suspected spam, since it would be lost.
 */
async function isDuplicate(
  messages: Items<ContactMessageRow>,
  { id, email, message, isSpam }: ContactInput,
  project: number,
  now: Date,
): Promise<boolean> {
  const rules = [
    { project: { _eq: project } },
    { email: { _eq: email } },
    { message: { _eq: message } },
    { date_created: withinLast(duplicateWindowMs, now) },
    ...(isSpam ? [] : [{ status: { _neq: 'spam' } }]),
  ];
  const filter = { _or: [{ request_id: { _eq: id } }, { _and: rules }] };
  return (await messages.readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}
