import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { FormDisclosure } from './form-disclosure.tsx';
import { ConsentText, PhonePrompt } from './form-texts.tsx';
import { LazyRequestForm } from './lazy-request-form.client.tsx';
import { peekPickupLocations } from './pickup-location-queries.ts';
import { getRequestMessages } from './request-messages.ts';
import { toVariantChoices } from './to-variant-choices.ts';

export type ProductFormProps = {
  product: { id: number; name: string; href: string };
  /** The variant in the address. */
  variant: { id: number } | null;
  /** Undefined when they could not be read; the variant is then the one in the address. */
  details: ProductDetails | undefined;
  language: Language;
};

/** A disclosure with the request form; staff can set the label of its button. */
export function AvailabilityRequest(props: ProductFormProps) {
  const { language } = props;
  const customLabel = peekCatalogue()?.settings.callToAction[language];
  return (
    <FormDisclosure form="request" icon="mail" label={customLabel || getMessages(language).requestForm.open}>
      <AvailabilityForm {...props} />
    </FormDisclosure>
  );
}

export function AvailabilityForm({ product, variant, details, language }: ProductFormProps) {
  const { contactForm, requestForm } = getMessages(language);
  return (
    <LazyRequestForm
      form="request"
      language={language}
      messages={getRequestMessages('request', product.name, language)}
      done={requestForm.done}
      product={{ id: product.id, name: product.name }}
      variant={variant}
      variants={details ? toVariantChoices('request', details, language) : null}
      branches={[]}
      message={requestForm.message(product.name)}
      buttonClass={button()}
      consent={<ConsentText messages={contactForm.consent} language={language} />}
      phonePrompt={<PhonePrompt phone={peekPickupLocations(language)?.phone ?? null} language={language} />}
    />
  );
}
