import { parseCents } from '../../base/money.ts';
import type {
  EcommercePersonalizationFieldRow,
  EcommerceProductRow,
  EcommerceProductVariantRow,
} from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import { findSkuReduction } from '../cards/product-reduction.ts';
import type { PersonalizationField } from './personalization-rules.ts';
import type { Offer, Variant } from './product-choice.ts';

/**
 * Maps a product row to its offer.
 *
 * @param now milliseconds, for the price log
 */
export function toOffer(row: EcommerceProductRow, language: Language, now: number): Offer {
  const translation = findTranslation(row.translations, language, `product ${row.id}`)?.row;
  return {
    id: row.id,
    cents: parseCents(row.price_brutto),
    reduction: findSkuReduction({ ...row, id: null }, row, now),
    stock: row.stock ?? 0,
    canReorder: row.reorder_possible ?? false,
    ...{ shippingDays: row.shipping_time, reorderDays: row.reorder_time },
    variantLabel: translation?.variant_display_name ?? null,
    variants: (row.product_variants ?? []).map((variant) => toVariant(variant, row, now)),
    fields: (row.personalization?.fields ?? []).map((field) => toField(field, language)),
  };
}

/** Maps a variant row; fields that it lacks are those of the product. */
function toVariant(variant: EcommerceProductVariantRow, product: EcommerceProductRow, now: number): Variant {
  return {
    id: variant.id,
    name: variant.display_name,
    referenceSuffix: variant.reference_number_suffix ?? '',
    cents: parseCents(variant.price_brutto ?? product.price_brutto),
    reduction: findSkuReduction(variant, product, now),
    stock: variant.stock ?? 0,
    canReorder: variant.reorder_possible ?? false,
    shippingDays: variant.shipping_time ?? product.shipping_time,
    reorderDays: variant.reorder_time ?? product.reorder_time,
  };
}

/** Default length: the limit of the order API. */
const longestText = 500;

function toField(row: EcommercePersonalizationFieldRow, language: Language): PersonalizationField {
  const translation = findTranslation(row.translations, language, `field ${row.key}`)?.row;
  return {
    key: row.key,
    type: row.type,
    label: translation?.label ?? row.key,
    hint: translation?.hint ?? null,
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
