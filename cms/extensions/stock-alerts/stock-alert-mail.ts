import { trimEndSlashes, trimSlashes } from '../../../src/base/trim-slashes.ts';
import type { EcommerceSettingsRow } from '../../../src/directus/rows.generated.ts';
import { formatPrice } from '../../../src/i18n/format.ts';
import { shopRoutes, shopSlugRoutes } from '../../../src/routing/shop-routes.ts';
import type { Context } from '../directus.ts';
import { findProducts } from '../ecom/pricing/find-products.ts';
import type { ShopProduct } from '../ecom/pricing/shop-product.ts';
import type { MailBlock, MailContent } from '../mail/mail-content.ts';
import { type Language, languages } from '../messages/language.ts';
import { createVisitorMail, type NewMail } from '../messages/new-mail.ts';
import type { Shop } from '../messages/shop.ts';
import { tokenPlaceholders } from '../messages/tokens.ts';
import { createReader, type Reader } from '../transact.ts';
import { formatMoment, stockAlertMessages } from './stock-alert-messages.ts';

/** Confirmation request, already on the list, or back in stock. */
export type StockAlertKind = 'confirm' | 'known' | 'available';

type Recipient = { email: string; language: Language; product: number; variant: number | null };

/** Builds a mail with the product's current picture, variant and price. */
export async function writeStockAlertMail(
  context: Context,
  kind: StockAlertKind,
  to: Recipient,
  shop: Shop,
  now: Date,
): Promise<NewMail> {
  const { email, language } = to;
  const read = await createReader(context);
  const product = (await findProducts(read, shop.project, [to.product], language)).get(to.product);
  if (!product) throw new Error(`Product ${to.product} is not in the shop, so no mail can name it.`);
  const words = stockAlertMessages[language];
  const { name, block } = toLineItem(product, to);
  const { subject, title, text } = words[kind](name, shop.name, formatMoment(now, language, shop.timeZone));
  const site = getSite(context);
  const hrefs = toHrefs(site, await findShopLocation(read, shop.project, language), product, to);
  const [first = '', ...more] = text;
  const content: MailContent = {
    ...{ language, title, signature: `${shop.signature}\n${site}` },
    blocks: [
      ...[words.greeting, first].map((one) => ({ kind: 'text' as const, text: one })),
      block,
      toLink(kind, language, hrefs),
      ...more.map((one) => ({ kind: 'text' as const, text: one })),
      {
        ...{ kind: 'link', label: words.removeLabel, href: hrefs.remove },
        text: kind === 'available' ? words.removeNow : words.remove,
      },
    ],
  };
  return createVisitorMail({ kind: `stock_alert_${kind}`, to: email, subject, content }, shop, now);
}

function toLink(kind: StockAlertKind, language: Language, hrefs: ReturnType<typeof toHrefs>): MailBlock {
  const words = stockAlertMessages[language];
  return kind === 'confirm'
    ? { kind: 'link', text: words.confirmText, label: words.confirmLabel, href: hrefs.confirm, isPrimary: true }
    : { kind: 'link', text: words.toProduct, label: words.toProductLabel, href: hrefs.product, isPrimary: true };
}

function toHrefs(site: string, { root, language }: ShopLocation, { slug }: ShopProduct, { variant }: Recipient) {
  const step = (name: 'confirm' | 'remove', placeholder: string) =>
    `${site}${root}/${shopRoutes.request[language]}?alert=${name}&token=${placeholder}`;
  const chosen = variant === null ? '' : `?variant=${variant}`;
  return {
    product: `${site}${root}/${shopSlugRoutes.product[language]}/${slug}${chosen}`,
    confirm: step('confirm', tokenPlaceholders.confirm),
    remove: step('remove', tokenPlaceholders.unsubscribe),
  };
}

function toLineItem(product: ShopProduct, { variant, language }: Recipient): { name: string; block: MailBlock } {
  const chosen = product.variants.find(({ id }) => id === variant);
  const words = stockAlertMessages[language];
  const cents = (chosen ?? product).cents;
  const label = product.variantLabel ?? words.variant;
  return {
    name: words.name(product.name, chosen && `${label} ${chosen.name}`),
    block: {
      kind: 'line-items',
      lineItems: [
        {
          ...{ name: product.name, count: 1, each: null, note: null, picture: product.image?.id ?? null },
          price: cents === null ? words.onRequest : formatPrice(cents, language),
          details: chosen ? [{ label, value: chosen.name }] : [],
        },
      ],
    },
  };
}

/** Location of the shop for links. */
type ShopLocation = { root: string; language: Language };

/** The shop in the reader's language, or in another one if that was closed since. */
async function findShopLocation(read: Reader, project: number, wanted: Language): Promise<ShopLocation> {
  const fields = ['translations.language', 'translations.store_root_path'];
  const filter = { project: { _eq: project } };
  const [row] = await read<EcommerceSettingsRow>('ecommerce_settings').readByQuery({ filter, fields, limit: 1 });
  for (const language of [wanted, ...languages]) {
    const root = row?.translations?.find((words) => words.language === language)?.store_root_path;
    if (root) return { root: `/${trimSlashes(root)}`, language };
  }
  throw new Error(`Website ${project} has no shop, so mails about its stock could not link to it.`);
}

function getSite({ env }: Context): string {
  if (!env.SITE_URL) throw new Error('SITE_URL is not set, so mails about stock could not link to the site.');
  return trimEndSlashes(String(env.SITE_URL));
}
