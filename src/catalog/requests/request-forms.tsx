import type { ComponentProps } from 'react';
import { markIncomplete } from '../../base/render-state.ts';
import type { Phone } from '../../content/company/phone.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { peekPickupLocations } from '../product/delivery-queries.ts';
import { describeBranchStock, type ProductDetails } from '../product/product-details.ts';
import { ConsentText, getRequestMessages, PhonePrompt, toVariantChoices } from './form-parts.tsx';
import { RequestForm } from './request-form.client.tsx';

type RequestFormProps = {
  product: { id: number; name: string };
  /** The variant in the address. */
  variant: { id: number } | null;
  /** Undefined when they could not be read; the variant is then the one in the address. */
  details: ProductDetails | undefined;
  language: Language;
};

/** The form of a question about a product. */
export function AvailabilityForm(props: RequestFormProps) {
  const { product, language } = props;
  const phone = peekPickupLocations(language)?.phone ?? null;
  const message = getMessages(language).requestForm.message(product.name);
  return <ProductForm {...props} {...{ phone, message }} form="request" branches={[]} />;
}

/** The form that has a product put aside in a branch. */
export function ReservationForm(props: RequestFormProps) {
  const { details, language } = props;
  const locations = peekPickupLocations(language);
  // Without branches a reservation still works, but this page must not be cached.
  if (!locations) markIncomplete();
  return (
    <>
      <p className="field__hint">{getMessages(language).reservationForm.note}</p>
      <ProductForm
        {...props}
        form="reservation"
        branches={locations?.branches.map((place) => toChoice(place, details, language)) ?? []}
        // Variant and branch are fields, so no message is needed.
        message={null}
        phone={locations?.phone ?? null}
      />
    </>
  );
}

type ProductFormProps = RequestFormProps &
  Pick<ComponentProps<typeof RequestForm>, 'form' | 'branches' | 'message'> & { phone: Phone | null };

function ProductForm({ form, product, variant, details, branches, message, phone, language }: ProductFormProps) {
  const { contactForm, requestForm, reservationForm } = getMessages(language);
  const { done } = form === 'request' ? requestForm : reservationForm;
  return (
    <RequestForm
      // History may lead from the form of one product to that of another.
      key={`${form}-${product.id}`}
      {...{ form, language, done, variant, branches, message }}
      messages={getRequestMessages(form, product.name, language)}
      product={{ id: product.id }}
      variants={details ? toVariantChoices(form, details, language) : null}
      buttonClass={button()}
      consent={<ConsentText messages={contactForm.consent} language={language} />}
      phonePrompt={<PhonePrompt phone={phone} language={language} />}
    />
  );
}

type PickupBranch = NonNullable<ReturnType<typeof peekPickupLocations>>['branches'][number];

/** A branch as an option, with its stock as far as staff maintain it. */
function toChoice({ id, name, address }: PickupBranch, details: ProductDetails | undefined, language: Language) {
  const value = `${name}, ${address}`;
  const stock = details?.branchStock.find(({ branch }) => branch === id);
  return { value, label: stock ? `${value} (${describeBranchStock(stock, language)})` : value };
}
