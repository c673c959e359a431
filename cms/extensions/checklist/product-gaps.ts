import { parseCents } from '../../../src/base/money.ts';
import { keysOf } from '../../../src/base/records.ts';
import type { EcommerceProductRow } from '../../../src/directus/rows.generated.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { findUnlogged, type Price } from '../catalogue/product-records.ts';
import { findSmallPictures, isUntranslated } from './content-gaps.ts';
import type { Gap } from './findings.ts';
import { isUnwritten } from './placeholder.ts';

/** Gaps of products that are in the shop. The product of the wedding-ring studio has neither page nor price. */
export function findProductGaps(products: readonly EcommerceProductRow[], shown: readonly Language[]): Gap[] {
  return products.flatMap((product) => {
    const german = product.translations?.find(({ language }) => language === 'de');
    const isListed = !product.ring_studio?.length;
    const variants = (product.product_variants ?? []).filter(({ active }) => active);
    const log = toLog(product);
    const gaps = {
      noManufacturer: isListed && !product.manufacturer,
      productPicture: !product.images?.length,
      productText: isListed && isUnwritten(german?.description),
      productPrice: isListed && [product, ...variants].every(({ price_brutto }) => price_brutto === null),
      priceLog: isListed && findUnlogged(product, toPriced(product), log).length > 0,
      reduction:
        isListed &&
        [{ ...product, variant: null }, ...variants.map((row) => ({ ...row, variant: row.id }))].some(
          ({ price_brutto, original_price_brutto, variant }) =>
            isLess(price_brutto, original_price_brutto) && !hasEarlierPrice(log, variant),
        ),
      translation: isUntranslated(product.translations, shown),
    };
    const entry = { name: german?.display_name || product.slug, collection: 'ecommerce_product', id: product.id };
    return [
      ...keysOf(gaps).flatMap((kind): Gap[] => (gaps[kind] ? [{ kind, ...entry }] : [])),
      ...findSmallPictures((product.images ?? []).map(({ directus_files_id }) => directus_files_id)),
    ];
  });
}

/** Oldest first. */
function toLog({ id, price_log }: EcommerceProductRow): Price[] {
  return (price_log ?? []).map(({ variant, price_brutto }) => ({
    product: id,
    variant: variant?.id ?? null,
    price_brutto,
  }));
}

const toPriced = ({ id: product, product_variants }: EcommerceProductRow) =>
  (product_variants ?? []).map(({ id, price_brutto }) => ({ id, product, price_brutto }));

type Amount = string | number | null;

function isLess(price: Amount, other: Amount): boolean {
  const [cents, more] = [parseCents(price), parseCents(other)];
  return cents !== null && more !== null && cents < more;
}

/** A variant without prices of its own in the log has had those of the product. */
function hasEarlierPrice(log: readonly Price[], variant: number | null): boolean {
  const own = log.filter((price) => price.variant === variant);
  const prices = own.length > 0 ? own : log.filter((price) => price.variant === null);
  return new Set(prices.map(({ price_brutto }) => parseCents(price_brutto))).size > 1;
}
