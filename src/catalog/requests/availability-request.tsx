import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { FoldedRequestForm } from './folded-request-form.client.tsx';
import { FormFold } from './form-fold.tsx';
import { CallWords, ConsentWords } from './form-words.tsx';
import { getRequestWords } from './request-words.ts';
import { peekShopPlaces } from './shop-places-queries.ts';
import { toVariantChoices } from './to-variant-choices.ts';

export type ProductFormProps = {
  product: { id: number; name: string; href: string };
  /** What the address chooses. */
  variant: { id: number } | null;
  /** Undefined where they could not be had: then the variant is the one that the address chooses. */
  details: ProductDetails | undefined;
  language: Language;
};

/** Asks the shop about a piece: folded behind a button whose words staff may choose. */
export function AvailabilityRequest(props: ProductFormProps) {
  const { language } = props;
  const ownWords = peekCatalogue()?.settings.callToAction[language];
  return (
    <FormFold form="request" icon="mail" label={ownWords || getMessages(language).requestForm.open}>
      <AvailabilityForm {...props} />
    </FormFold>
  );
}

export function AvailabilityForm({ product, variant, details, language }: ProductFormProps) {
  const { contactForm, requestForm } = getMessages(language);
  return (
    <FoldedRequestForm
      form="request"
      language={language}
      words={getRequestWords('request', product.name, language)}
      done={requestForm.done}
      product={{ id: product.id, name: product.name }}
      variant={variant}
      variants={details ? toVariantChoices('request', details, language) : null}
      branches={[]}
      message={requestForm.message(product.name)}
      buttonClass={button()}
      consent={<ConsentWords words={contactForm.consent} language={language} />}
      call={<CallWords phone={peekShopPlaces(language)?.phone ?? null} language={language} />}
    />
  );
}
