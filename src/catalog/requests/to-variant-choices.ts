import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSkuAvailability, type Variant, variantDisplayName } from '../product/product-choice.ts';
import type { ProductDetails } from '../product/product-details.ts';
import type { VariantChoices } from './request-form.tsx';

/**
 * Variants as options of a product form, each with its availability online and in branches; null where there are none.
 * A reservation requires a variant, a request does not.
 */
export function toVariantChoices(
  form: 'request' | 'reservation',
  { offer, branchStock }: Pick<ProductDetails, 'offer' | 'branchStock'>,
  language: Language,
): VariantChoices | null {
  if (offer.variants.length === 0) return null;
  const { product, productForms } = getMessages(language);
  const inStore = new Set(branchStock.flatMap(({ variants }) => variants.map(({ id }) => id)));
  const toLabel = (variant: Variant) => {
    const state = getSkuAvailability(variant);
    if (state === 'in_stock') return variant.name;
    if (inStore.has(variant.id)) return `${variant.name} (${productForms.onlyInStore})`;
    return `${variant.name} (${state === 'sold_out' ? product.soldOut : product.onOrder})`;
  };
  return {
    label: variantDisplayName(offer, product.variant),
    none: form === 'reservation' ? productForms.chooseVariant : productForms.anyVariant,
    isRequired: form === 'reservation',
    choices: offer.variants.map((variant) => ({ value: String(variant.id), label: toLabel(variant) })),
  };
}
