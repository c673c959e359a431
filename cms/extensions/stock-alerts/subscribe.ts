import { createHmac } from 'node:crypto';
import type { EcommerceStockAlertRow, MailRow } from '../../../src/directus/rows.generated.ts';
import { withinLast } from '../clock-bounds.ts';
import { type Context, openItems } from '../directus.ts';
import { countCall, isRateLimited, parseNetwork, type Sender } from '../ecom/request-limits.ts';
import { type ApiResponse, badRequest, okResponse, tooManyRequests, unknownToken } from '../messages/api-response.ts';
import type { Language } from '../messages/language.ts';
import { createParser, email, language, matching, type Parser, parseToken, project } from '../messages/parse.ts';
import { findShop } from '../messages/shop.ts';
import { hashToken, makeSeed, makeToken } from '../messages/tokens.ts';
import { createReader } from '../transact.ts';
import { type StockAlertKind, writeStockAlertMail } from './stock-alert-mail.ts';
import { countSellable, findWatchedProducts, getExpiry, limits } from './waitlists.ts';

/** Maximum of an integer key. */
const maxKey = 2 ** 31 - 1;

const key: Parser<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= maxKey ? value : undefined;

const parseStockAlert = createParser<StockAlertInput>({
  ...{ project, language, email, product: key },
  variant: (value) => (value === null ? null : key(value)),
  ...{ client: matching(/^[0-9a-f]{32}$/), network: parseNetwork },
});

type Alert = EcommerceStockAlertRow;

/** The product is available. */
const alreadyAvailable: ApiResponse = { code: 200, body: { status: 'available' } };
const listFull: ApiResponse = { code: 503, body: { status: 'failed', reason: 'full' } };

const openAlerts = (context: Context) => openItems<Alert>(context, 'ecommerce_stock_alert');

/**
 * Subscribes to a back-in-stock alert. The response does not reveal whether the address is known, or has reached a
 * limit; only its owner learns that.
 */
export async function subscribe(context: Context, body: unknown): Promise<ApiResponse> {
  const parsed = parseStockAlert(body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { input } = parsed;
  const shop = await findShop(context, input.project);
  if (!shop) return badRequest('project');
  const watched = (await findWatchedProducts(await createReader(context), [input.product])).get(input.product);
  if (watched?.project?.id !== shop.project || watched.status !== 'published') return badRequest('product');
  // An alert is for one variant; without one, any size that comes back could be the wrong one.
  if (input.variant === null && watched.product_variants?.some(({ active }) => active)) return badRequest('variant');
  const sellable = countSellable(watched, input.variant);
  if (sellable === undefined) return badRequest('variant');
  if (sellable > 0) return alreadyAvailable;
  const now = new Date();
  if (await isRateLimited(context, input, 'request', now)) return tooManyRequests;
  await countCall(context, input, 'request');
  // Before any lookup by address, so that a full list responds alike to everybody.
  if ((await count(context, { status: { _eq: 'confirmed' } })) >= limits.confirmed) return listFull;
  const address = { ...input, email: input.email.toLowerCase() };
  if (!(await canSendMail(context, address.email, now))) return okResponse;
  const buildMail = async (kind: StockAlertKind) =>
    addMail(await writeStockAlertMail(context, kind, address, shop, now));
  return saveAlert(context, address, shop.project, now, buildMail);
}

async function saveAlert(
  context: Context,
  input: StockAlertInput,
  project: number,
  now: Date,
  buildMail: (kind: StockAlertKind) => Promise<object>,
): Promise<ApiResponse> {
  const { product, variant, language, email } = input;
  const alerts = await openAlerts(context);
  const request_key = makeKey(context, input);
  const [known] = await alerts.readByQuery({ filter: { request_key: { _eq: request_key } }, limit: 1 });
  if (known?.status === 'confirmed') {
    await alerts.updateOne(known.id, await buildMail('known'));
    return okResponse;
  }
  if (known?.status === 'pending') {
    await alerts.updateOne(known.id, { language, confirm_expires: getExpiry(now), ...(await buildMail('confirm')) });
    return okResponse;
  }
  // It was back in stock and sold out again; the earlier notification no longer applies.
  if (known) await alerts.deleteMany([known.id]);
  const ofAddress = { _and: [{ email: { _eq: email } }, { status: { _neq: 'told' } }] };
  if ((await count(context, ofAddress)) >= limits.openOfAddress) return okResponse;
  await dropOldestPending(context);
  await alerts.createOne({
    ...{ product, variant, language, email, project, request_key, status: 'pending', confirm_expires: getExpiry(now) },
    ...{ ...makeLink(context, 'confirm'), ...makeLink(context, 'unsubscribe'), ...(await buildMail('confirm')) },
  });
  return okResponse;
}

/** Confirms an alert. Idempotent. */
export async function confirm(context: Context, body: unknown): Promise<ApiResponse> {
  const found = await findByToken(context, 'confirm_hash', body);
  if (!found) return unknownToken;
  const answer: ApiResponse = { code: 200, body: { status: 'ok', language: found.language ?? 'de' } };
  if (found.status !== 'pending') return answer;
  const now = new Date();
  if (!found.confirm_expires || new Date(found.confirm_expires) < now) return unknownToken;
  await (await openAlerts(context)).updateOne(found.id, { status: 'confirmed', date_confirmed: now.toISOString() });
  return answer;
}

/** Removes an alert. The response is the same if it does not exist. */
export async function remove(context: Context, body: unknown): Promise<ApiResponse> {
  const found = await findByToken(context, 'unsubscribe_hash', body);
  if (found) await (await openAlerts(context)).deleteMany([found.id]);
  return okResponse;
}

async function findByToken(context: Context, field: 'confirm_hash' | 'unsubscribe_hash', body: unknown) {
  const parsed = parseToken(body);
  if (!parsed.isValid) return undefined;
  const filter = { [field]: { _eq: hashToken(parsed.input.token) } };
  const [found] = await (await openAlerts(context)).readByQuery({ filter, limit: 1 });
  return found;
}

async function canSendMail(context: Context, email: string, now: Date): Promise<boolean> {
  const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const filter = {
    _and: [
      { to: { _eq: email } },
      { kind: { _in: ['stock_alert_confirm', 'stock_alert_known'] } },
      { date_created: withinLast(24 * 3_600_000, now) },
    ],
  };
  const mails = await openItems<MailRow>(context, 'mail');
  const ofDay = await mails.readByQuery({ filter, fields: ['date_created'], limit: limits.mailsADay });
  const ofHour = ofDay.filter(({ date_created }) => new Date(date_created ?? 0) >= new Date(since(1)));
  return ofDay.length < limits.mailsADay && ofHour.length < limits.mailsAnHour;
}

async function count(context: Context, filter: Record<string, unknown>): Promise<number> {
  const alerts = await openItems<Counted>(context, 'ecommerce_stock_alert');
  const [counted] = await alerts.readByQuery({ filter, aggregate: { count: ['id'] } });
  return Number(counted?.count.id ?? 0);
}

type Counted = { count: { id: number | string } };

/** Deletes the oldest unconfirmed alerts beyond the limit, so that invented ones do not block new ones. */
async function dropOldestPending(context: Context): Promise<void> {
  const filter = { status: { _eq: 'pending' } };
  const tooMany = (await count(context, filter)) - limits.pending + 1;
  if (tooMany <= 0) return;
  const alerts = await openAlerts(context);
  await alerts.deleteByQuery({ filter, sort: ['confirm_expires', 'id'], limit: tooMany });
}

/** Unique key for one alert per address and product, also across processes; it does not reveal the address. */
function makeKey({ env }: Context, { product, variant, email }: StockAlertInput): string {
  const text = `stock-alert.${product}/${variant ?? ''}/${email}`;
  return createHmac('sha256', String(env.SITE_SECRET)).update(text).digest('hex');
}

function makeLink({ env }: Context, name: 'confirm' | 'unsubscribe') {
  const seed = makeSeed();
  return { [`${name}_seed`]: seed, [`${name}_hash`]: hashToken(makeToken(String(env.SITE_SECRET), seed)) };
}

function addMail(mail: object) {
  return { mails: { create: [mail], update: [], delete: [] } };
}

type StockAlertInput = Sender & {
  project: string;
  language: Language;
  email: string;
  product: number;
  variant: number | null;
};
