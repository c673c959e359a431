import { markIncomplete } from '../../base/render-state.ts';
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
export function AvailabilityForm({ product, variant, details, language }: RequestFormProps) {
  const { contactForm, requestForm } = getMessages(language);
  return (
    <RequestForm
      form="request"
      language={language}
      messages={getRequestMessages('request', product.name, language)}
      done={requestForm.done}
      product={{ id: product.id }}
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

/** The form that has a product put aside in a branch. */
export function ReservationForm({ product, variant, details, language }: RequestFormProps) {
  const locations = peekPickupLocations(language);
  // Without branches a reservation still works, but this page must not be cached.
  if (!locations) markIncomplete();
  const { contactForm, reservationForm } = getMessages(language);
  return (
    <>
      <p className="field__hint">{reservationForm.note}</p>
      <RequestForm
        form="reservation"
        language={language}
        messages={getRequestMessages('reservation', product.name, language)}
        done={reservationForm.done}
        product={{ id: product.id }}
        variant={variant}
        variants={details ? toVariantChoices('reservation', details, language) : null}
        branches={locations?.branches.map((place) => toChoice(place, details, language)) ?? []}
        // Variant and branch are fields, so no message is needed.
        message={null}
        buttonClass={button()}
        consent={<ConsentText messages={contactForm.consent} language={language} />}
        phonePrompt={<PhonePrompt phone={locations?.phone ?? null} language={language} />}
      />
    </>
  );
}

type PickupBranch = NonNullable<ReturnType<typeof peekPickupLocations>>['branches'][number];

/** A branch as an option, with its stock as far as staff maintain it. */
function toChoice({ id, name, address }: PickupBranch, details: ProductDetails | undefined, language: Language) {
  const value = `${name}, ${address}`;
  const stock = details?.branchStock.find(({ branch }) => branch === id);
  return { value, label: stock ? `${value} (${describeBranchStock(stock, language)})` : value };
}
