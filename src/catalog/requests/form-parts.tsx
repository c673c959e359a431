import { Link } from 'waku';
import { getFormMessages } from '../../contact/get-form-messages.ts';
import { PhoneLink } from '../../content/company/contact-links.tsx';
import type { Phone } from '../../content/company/phone.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { getSkuAvailability, type Variant, variantDisplayName } from '../product/product-choice.ts';
import type { ProductDetails } from '../product/product-details.ts';
import type { RequestFormMessages, VariantChoices } from './request-form.client.tsx';

type ConsentProps = { messages: { before: string; link: string; after: string }; language: Language };

export function ConsentText({ messages, language }: ConsentProps) {
  return (
    <>
      {messages.before} <Link to={hrefTo('privacy', language)}>{messages.link}</Link> {messages.after}
    </>
  );
}

/** The phone number of the shop, as an alternative to the form. */
export function PhonePrompt({ phone, language }: { phone: Phone | null; language: Language }) {
  if (!phone) return null;
  return (
    <>
      {getMessages(language).forms.call} <PhoneLink phone={phone} language={language} />
    </>
  );
}

/** Messages of the request form or the reservation form, which differ in title and submit button. */
export function getRequestMessages(
  form: 'request' | 'reservation',
  productName: string,
  language: Language,
): RequestFormMessages {
  const { contactForm, productForms, requestForm, reservationForm } = getMessages(language);
  const { title, send, unavailable } = form === 'request' ? requestForm : reservationForm;
  return {
    ...getFormMessages(language),
    formName: title(productName),
    fields: productForms.fields,
    faults: { ...contactForm.errors, ...productForms.errors },
    send,
    unexpected: unavailable,
  };
}

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
