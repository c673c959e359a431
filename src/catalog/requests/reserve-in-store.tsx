import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { describeBranchStock } from '../product/describe-branch-stock.ts';
import type { ProductDetails } from '../product/product-details.ts';
import type { ProductFormProps } from './availability-request.tsx';
import { FoldedRequestForm } from './folded-request-form.client.tsx';
import { FormFold } from './form-fold.tsx';
import { CallWords, ConsentWords } from './form-words.tsx';
import { getReserveTitle } from './get-reserve-title.ts';
import { getRequestWords } from './request-words.ts';
import { peekShopPlaces } from './shop-places-queries.ts';
import { toVariantChoices } from './to-variant-choices.ts';

/** Puts a piece aside where one can try it on. Only for pieces that are there. */
export function ReserveInStore(props: ProductFormProps) {
  const streets = peekShopPlaces(props.language)?.branches.map(({ street }) => street) ?? [];
  return (
    <FormFold form="reservation" icon="pin" label={getReserveTitle(streets, props.language)}>
      <ReservationForm {...props} />
    </FormFold>
  );
}

export function ReservationForm({ product, variant, details, language }: ProductFormProps) {
  const places = peekShopPlaces(language);
  // Without the choice of a shop a reservation still works, but the next visitor shall have it.
  if (!places) markIncomplete();
  const { contactForm, reservationForm } = getMessages(language);
  return (
    <>
      <p className="field__hint">{reservationForm.note}</p>
      <FoldedRequestForm
        form="reservation"
        language={language}
        words={getRequestWords('reservation', product.name, language)}
        done={reservationForm.done}
        product={{ id: product.id, name: product.name }}
        variant={variant}
        variants={details ? toVariantChoices('reservation', details, language) : null}
        branches={places?.branches.map((place) => toChoice(place, details, language)) ?? []}
        // Which one and where is chosen; there is nothing more to say.
        message={null}
        buttonClass={button()}
        consent={<ConsentWords words={contactForm.consent} language={language} />}
        call={<CallWords phone={places?.phone ?? null} language={language} />}
      />
    </>
  );
}

type Place = NonNullable<ReturnType<typeof peekShopPlaces>>['branches'][number];

/** A shop to choose, with what lies there as far as staff keep that. */
function toChoice({ id, name, address }: Place, details: ProductDetails | undefined, language: Language) {
  const value = `${name}, ${address}`;
  const stock = details?.branchStock.find(({ branch }) => branch === id);
  return { value, label: stock ? `${value} (${describeBranchStock(stock, language)})` : value };
}
