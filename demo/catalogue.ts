import type { Step } from '../cms/seed/send-rows.ts';
import { attributeSteps } from './catalogue/attributes.ts';
import { branchStockSteps } from './catalogue/branch-stock.ts';
import { categorySteps } from './catalogue/category-rows.ts';
import { countrySteps } from './catalogue/countries.ts';
import { daysAgo } from './catalogue/dates.ts';
import { formerAddressAges, formerAddressSteps } from './catalogue/former-addresses.ts';
import { manufacturerSteps } from './catalogue/manufacturer-rows.ts';
import { paymentMethodSteps } from './catalogue/payment-methods.ts';
import { personalizationSteps } from './catalogue/personalization-rows.ts';
import { priceLogsOn } from './catalogue/price-log.ts';
import { productSteps } from './catalogue/product-rows.ts';
import { products } from './catalogue/products.ts';
import { ratingAge, ratingSteps } from './catalogue/rating-rows.ts';
import { requestAges, requestSteps } from './catalogue/requests.ts';
import { settingsSteps } from './catalogue/settings.ts';
import { sizeGuideSteps } from './catalogue/size-guides.ts';
import { synonymSteps } from './catalogue/synonyms.ts';
import { tagSteps } from './catalogue/tags.ts';
import type { Look, View } from './pictures/look.ts';

/** The whole shop of the demo in dependency order; price histories end on `today`. */
export function catalogueStepsOn(today: Date): Step[] {
  return [
    ...countrySteps,
    ...paymentMethodSteps,
    ...tagSteps,
    ...attributeSteps,
    ...categorySteps,
    ...manufacturerSteps,
    ...sizeGuideSteps,
    ...personalizationSteps,
    ...settingsSteps,
    ...withPriceLogs(productSteps, today),
    ...branchStockSteps,
    ...ratingSteps,
    ...formerAddressSteps,
    ...requestSteps,
    ...synonymSteps,
  ];
}

function withPriceLogs(steps: Step[], today: Date): Step[] {
  const logs = priceLogsOn(today);
  return steps.map(({ collection, items }) => ({
    collection,
    items: items.map((item) => ({ ...item, price_log: logs.get(Number(item.id)) ?? [] })),
  }));
}

export const catalogueSteps: Step[] = catalogueStepsOn(new Date());

/**
 * When things came about: rows for PATCH /items/{collection} after the steps, since Directus dates
 * every new row with the moment of its creation.
 */
export function catalogueDatesOn(today: Date): Step[] {
  const toDate = (row: { id: number; daysAgo: number }) => ({
    id: row.id,
    date_created: daysAgo(today, row.daysAgo),
  });
  return [
    {
      collection: 'ecommerce_product',
      items: products.map((product) => ({ id: product.id, date_created: daysAgo(today, productAge(product)) })),
    },
    {
      collection: 'ecommerce_product_rating',
      items: ratingSteps.flatMap(({ items }) =>
        items.map(({ id }) => ({ id, date_created: daysAgo(today, ratingAge(Number(id))) })),
      ),
    },
    { collection: 'ecommerce_former_address', items: formerAddressAges.map(toDate) },
    { collection: 'ecommerce_request', items: requestAges.map(toDate) },
  ];
}

/** Days that a product has been in the shop. */
function productAge({ id, note }: (typeof products)[number]): number {
  return note.tags?.includes('neuheiten') ? 3 + ((id * 11) % 36) : 130 + ((id * 37) % 600);
}

/** All products with what they look like, for the pictures `product/{slug}/1` to `3`. */
export const catalogueLooks: { slug: string; name: string; look: Look }[] = products.map(({ slug, name, look }) => ({
  slug,
  name: name[0],
  look,
}));

const views = [
  { view: 'front', suffix: '' },
  { view: 'angle', suffix: ', von der Seite' },
  { view: 'detail', suffix: ', aus der Nähe' },
] as const satisfies { view: View; suffix: string }[];

/** The same, a row for each picture; the title is the German text of the file. */
export const cataloguePictures: { name: string; title: string; look: Look; view: View; seed: string }[] =
  products.flatMap(({ slug, seoTitle, look }) =>
    views.map(({ view, suffix }, index) => ({
      name: `product/${slug}/${index + 1}`,
      title: `${seoTitle[0]}${suffix}`,
      look,
      view,
      seed: slug,
    })),
  );
