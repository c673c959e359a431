import type { ContactMessageRow, EcommerceOrderDrawingRow } from '../../../src/directus/rows.generated.ts';
import { listDrawingHashes } from '../../../src/rings/drawing/drawing-hash.ts';
import { withinLast } from '../clock-bounds.ts';
import { type Context, type Items, openItems, type Router } from '../directus.ts';
import { type DrawingTexts, findDrawingUrl, hashDrawings, toDrawingRows } from '../ecom/drawings/drawing-rows.ts';
import { type Call, registerSignedCalls } from '../signed-calls.ts';
import * as stockAlert from '../stock-alerts/subscribe.ts';
import { type Transaction, transact } from '../transact.ts';
import { type ApiResponse, badRequest, okResponse } from './api-response.ts';
import { writeContactMail } from './new-mail.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';
import { type ContactInput, parseContact } from './parse.ts';
import { findShop, type Shop } from './shop.ts';

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
  const texts = await hashDrawings(input.drawings);
  const named = new Set(listDrawingHashes(input.pair));
  if (![...texts.keys()].every((hash) => named.has(hash))) return badRequest('drawings');
  const messages = await openItems<ContactMessageRow>(context, 'contact_message');
  if (await isDuplicate(messages, input, { project: shop.project, hashes: [...texts.keys()], now })) return okResponse;
  await transact(context, (work) => store(work, context.env, { input, shop, texts, now }));
  return okResponse;
}

type Accepted = { input: ContactInput; shop: Shop; texts: DrawingTexts; now: Date };

async function store(work: Transaction, env: Context['env'], { input, shop, texts, now }: Accepted): Promise<void> {
  const { name, email, language, message, isSpam, pair } = input;
  const id = await work.open('contact_message').createOne({
    ...{ name, email, language, message, project: shop.project, request_id: input.id },
    ...(isSpam ? { status: 'spam', mail_status: 'none' } : { status: 'new' }),
    drawings: toDrawingRows(pair, texts),
  });
  if (isSpam) return;
  const filter = { message: { _eq: id } };
  const drawings = work.open<EcommerceOrderDrawingRow>('ecommerce_order_drawing');
  const drawn =
    texts.size === 0 ? [] : await drawings.readByQuery({ filter, fields: ['id', 'ring'], sort: ['ring'], limit: -1 });
  const rings = drawn.map((row) => ({ ring: row.ring, href: findDrawingUrl(row.id, env) }));
  await work.open('mail').createOne({ ...writeContactMail(input, shop, now, rings), message: id });
}

/**
 * Whether the message is a duplicate: the same request id, or the same text within minutes. Real mail must not count as
 * a duplicate of suspected spam, nor one with drawings of one without them, since it would be lost.
 */
async function isDuplicate(
  messages: Items<ContactMessageRow>,
  { id, email, message, isSpam }: ContactInput,
  { project, hashes, now }: { project: number; hashes: readonly string[]; now: Date },
): Promise<boolean> {
  const rules = [
    { project: { _eq: project } },
    { email: { _eq: email } },
    { message: { _eq: message } },
    { date_created: withinLast(duplicateWindowMs, now) },
    ...(isSpam ? [] : [{ status: { _neq: 'spam' } }]),
    ...hashes.map((hash) => ({ drawings: { _some: { hash: { _eq: hash } } } })),
  ];
  const filter = { _or: [{ request_id: { _eq: id } }, { _and: rules }] };
  return (await messages.readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}
