import { parseCents } from '../../base/money.ts';
import type {
  EcommercePersonalizationFieldRow,
  EcommercePriceLogRow,
  EcommerceProductRow,
  EcommerceProductVariantRow,
} from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import { toId, toLoggedPrice } from '../cards/product-reduction.ts';
import { getReduction, type Reduction } from '../price-history.ts';
import type { Offer, PersonalizationField, Variant } from './product-choice.ts';

type Amount = string | number | null;
type Priced = { price_brutto: Amount; original_price_brutto: Amount };

/** @param now milliseconds, for the price log */
export function toOffer(row: EcommerceProductRow, language: Language, now: number): Offer {
  const words = findTranslation(row.translations, language, `product ${row.id}`)?.words;
  const log = row.price_log ?? [];
  return {
    id: row.id,
    cents: parseCents(row.price_brutto),
    reduction: reduce(row, log, null, now),
    stock: row.stock ?? 0,
    canReorder: row.reorder_possible ?? false,
    shippingDays: row.shipping_time,
    variantLabel: words?.variant_display_name ?? null,
    variants: (row.product_variants ?? []).map((variant) => toVariant(variant, row, log, now)),
    fields: (row.personalization?.fields ?? []).map((field) => toField(field, language)),
  };
}

/** What a variant does not say is as the product says it. */
function toVariant(
  variant: EcommerceProductVariantRow,
  product: EcommerceProductRow,
  log: readonly EcommercePriceLogRow[],
  now: number,
): Variant {
  const hasOwnPrice = variant.price_brutto !== null;
  return {
    id: variant.id,
    name: variant.display_name,
    referenceSuffix: variant.reference_number_suffix ?? '',
    cents: parseCents(variant.price_brutto ?? product.price_brutto),
    reduction: hasOwnPrice ? reduce(variant, log, variant.id, now) : reduce(product, log, null, now),
    stock: variant.stock ?? 0,
    canReorder: variant.reorder_possible ?? false,
    shippingDays: variant.shipping_time ?? product.shipping_time,
  };
}

function reduce(
  { price_brutto, original_price_brutto }: Priced,
  log: readonly EcommercePriceLogRow[],
  variant: number | null,
  now: number,
): Reduction | null {
  const nowCents = parseCents(price_brutto);
  if (nowCents === null) return null;
  const own = log.filter((entry) => toId(entry.variant) === variant).map(toLoggedPrice);
  return getReduction({ nowCents, announced: original_price_brutto !== null, log: own, now });
}

/** Where staff name no length: that of the order API. */
const longestText = 500;

function toField(row: EcommercePersonalizationFieldRow, language: Language): PersonalizationField {
  const words = findTranslation(row.translations, language, `field ${row.key}`)?.words;
  return {
    key: row.key,
    type: row.type,
    label: words?.label ?? row.key,
    hint: words?.hint ?? null,
    isRequired: row.required,
    surchargeCents: parseCents(row.price_brutto) ?? 0,
    maxLength: row.type === 'text' ? (row.max_length ?? longestText) : null,
    options: Array.isArray(row.options) ? row.options.flatMap(toOption) : [],
  };
}

function toOption(option: unknown): { value: string; label: string }[] {
  if (!option || typeof option !== 'object' || !('value' in option)) return [];
  return [{ value: String(option.value), label: 'label' in option ? String(option.label) : String(option.value) }];
}
