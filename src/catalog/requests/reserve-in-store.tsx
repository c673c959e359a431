import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { describeBranchStock } from '../product/describe-branch-stock.ts';
import type { ProductDetails } from '../product/product-details.ts';
import type { ProductFormProps } from './availability-request.tsx';
import { FormDisclosure } from './form-disclosure.tsx';
import { ConsentText, PhonePrompt } from './form-texts.tsx';
import { getReserveTitle } from './get-reserve-title.ts';
import { LazyRequestForm } from './lazy-request-form.client.tsx';
import { peekPickupLocations } from './pickup-location-queries.ts';
import { getRequestMessages } from './request-messages.ts';
import { toVariantChoices } from './to-variant-choices.ts';

/** A disclosure with the reservation form. Only for products in stock. */
export function ReserveInStore(props: ProductFormProps) {
  const streets = peekPickupLocations(props.language)?.branches.map(({ street }) => street) ?? [];
  return (
    <FormDisclosure form="reservation" icon="pin" label={getReserveTitle(streets, props.language)}>
      <ReservationForm {...props} />
    </FormDisclosure>
  );
}

export function ReservationForm({ product, variant, details, language }: ProductFormProps) {
  const locations = peekPickupLocations(language);
  // Without branches a reservation still works, but this page must not be cached.
  if (!locations) markIncomplete();
  const { contactForm, reservationForm } = getMessages(language);
  return (
    <>
      <p className="field__hint">{reservationForm.note}</p>
      <LazyRequestForm
        form="reservation"
        language={language}
        messages={getRequestMessages('reservation', product.name, language)}
        done={reservationForm.done}
        product={{ id: product.id, name: product.name }}
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
