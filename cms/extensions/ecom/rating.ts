import { shorten } from '../../../src/base/clean-text.ts';
import type {
  EcommerceOrderItemRow,
  EcommerceOrderRow,
  EcommerceProductRatingRow,
  EcommerceSettingsRow,
} from '../../../src/directus/rows.generated.ts';
import type { RatingInput } from '../../../src/orders/order-bodies.ts';
import type { OrderResponse } from '../../../src/orders/order-responses.ts';
import { parseOrderBody } from '../../../src/orders/parse-order-body.ts';
import { type Context, type Items, openItems } from '../directus.ts';
import { badRequest, okResponse } from '../messages/api-response.ts';
import { createShopMail, formatMoment, languageNames, type NewMail } from '../messages/new-mail.ts';
import { findShop, type Shop } from '../messages/shop.ts';
import { countCall, createOnce, isRateLimited, isStored, tooMany } from './request-limits.ts';
import { findOffer, type RequestedProduct } from './requested-product.ts';

/** Stores a rating for review; it is not public until staff publish it. The e-mail address is not stored. */
export async function receiveRating(context: Context, body: unknown): Promise<OrderResponse<'rating'>> {
  const parsed = parseOrderBody('rating', body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { input } = parsed;
  const shop = await findShop(context, input.project);
  if (!shop || !(await acceptsRatings(context, shop.project))) return badRequest('project');
  const ratings: Items<EcommerceProductRatingRow> = await openItems(context, 'ecommerce_product_rating');
  if (await isStored(ratings, input.id)) return okResponse;
  const result = await findOffer(context, shop.project, { product: input.product, variant: null });
  if ('missing' in result) return badRequest(result.missing);
  const now = new Date();
  if (await isRateLimited(context, input, 'rating', now)) return tooMany;
  const verified = await hasBought(context, shop.project, input);
  const { product, rating, name, title, comment, language, isSpam } = input;
  const mails = [writeRatingMail(input, verified, result.offer, shop, now)];
  const isNew = await createOnce(ratings, {
    ...{ product, rating, name, title, comment, language, verified, request_id: input.id },
    ...(isSpam ? { status: 'rejected' } : { status: 'pending', mails }),
  });
  if (isNew) await countCall(context, input, 'rating');
  return okResponse;
}

async function acceptsRatings(context: Context, project: number): Promise<boolean> {
  const settings = await openItems<EcommerceSettingsRow>(context, 'ecommerce_settings');
  const filter = { project: { _eq: project }, allow_ratings: { _eq: true } };
  return (await settings.readByQuery({ filter, fields: ['id'], limit: 1 })).length > 0;
}

const purchasedStatuses: EcommerceOrderRow['status'][] = ['paid', 'in_progress', 'ready', 'shipped', 'collected'];

type OrderedItem = Omit<EcommerceOrderItemRow, 'order'> & { order: Pick<EcommerceOrderRow, 'customer_email'> | null };

/** Whether an order with this product exists for the e-mail address, which is compared case-insensitively. */
async function hasBought(context: Context, project: number, { product, email }: RatingInput): Promise<boolean> {
  const items = await openItems<OrderedItem>(context, 'ecommerce_order_item');
  // Directus applies only the first of several filters on one relation unless each is a separate `_and` entry.
  const ofOrder = [
    { order: { project: { _eq: project } } },
    { order: { status: { _in: purchasedStatuses } } },
    { order: { customer_email: { _icontains: email } } },
  ];
  const filter = { _and: [{ product: { _eq: product } }, ...ofOrder] };
  const found = await items.readByQuery({ filter, fields: ['order.customer_email'], limit: -1 });
  const wanted = email.toLowerCase();
  return found.some(({ order: of }) => of?.customer_email?.toLowerCase() === wanted);
}

/** Mail to the shop, in German; without the visitor's e-mail address, which is not stored. */
function writeRatingMail(
  { rating, name, title, comment, language }: RatingInput,
  isVerified: boolean,
  offer: RequestedProduct,
  shop: Shop,
  now: Date,
): NewMail {
  const product = offer.getName('de');
  const text = [
    'Guten Tag,',
    '',
    `auf der Website von ${shop.name} hat jemand ein Stück bewertet. Zu sehen ist das erst, wenn Sie es veröffentlichen:`,
    'im Studio unter „Bestellungen & Anfragen“, „Zu prüfende Bewertungen“.',
    '',
    `Stück:    ${product}`,
    `Sterne:   ${rating} von 5`,
    `Kauf:     ${isVerified ? 'geprüft, es gibt eine Bestellung dazu' : 'nicht nachgewiesen'}`,
    `Name:     ${name}`,
    `Sprache:  ${languageNames[language]}`,
    `Wann:     ${formatMoment(now, shop.timeZone)}`,
    '',
    'Es folgt die Bewertung, so wie sie geschrieben wurde:',
    '',
    title,
    '',
    comment,
  ].join('\n');
  const subject = `Neue Bewertung: ${rating} von 5 für ${shorten(product, 80)}`;
  return createShopMail({ to: shop.email, subject, text, language: 'de', project: shop.project }, now);
}
