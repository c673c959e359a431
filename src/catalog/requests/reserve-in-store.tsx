import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { describeBranchStock } from '../product/describe-branch-stock.ts';
import { variantsAvailable } from '../product/product-choice.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { peekProductDetails } from '../product/product-details-queries.ts';
import type { ProductFormProps } from './availability-request.tsx';
import { FoldedRequestForm } from './folded-request-form.client.tsx';
import { FormFold } from './form-fold.tsx';
import { CallWords, ConsentWords } from './form-words.tsx';
import { getReserveTitle } from './get-reserve-title.ts';
import { getRequestWords } from './request-words.ts';
import { peekShopPlaces } from './shop-places-queries.ts';

/** Puts a piece aside where one can try it on. Only for pieces that are there. */
export function ReserveInStore(props: ProductFormProps) {
  const streets = peekShopPlaces(props.language)?.branches.map(({ street }) => street) ?? [];
  return (
    <FormFold form="reservation" icon="pin" label={getReserveTitle(streets, props.language)}>
      <ReservationForm {...props} />
    </FormFold>
  );
}

export function ReservationForm({ product, variant, language }: ProductFormProps) {
  const places = peekShopPlaces(language);
  // Without the choice of a shop a reservation still works, but the next visitor shall have it.
  if (!places) markIncomplete();
  const { contactForm, reservationForm } = getMessages(language);
  const details = peekProductDetails(product.id, language);
  return (
    <>
      <p className="field__hint">{reservationForm.note}</p>
      {details && hasOnlyInStore(details) && <p className="field__hint">{reservationForm.onlyInStore}</p>}
      <FoldedRequestForm
        form="reservation"
        language={language}
        words={getRequestWords('reservation', product.name, language)}
        done={reservationForm.done}
        product={{ id: product.id, name: product.name }}
        variant={variant}
        branches={places?.branches.map((place) => toChoice(place, product.id, language)) ?? []}
        // Without a size to name there is nothing more to say.
        message={details?.offer.variants.length === 0 ? null : ''}
        buttonClass={button()}
        consent={<ConsentWords words={contactForm.consent} language={language} />}
        call={<CallWords phone={places?.phone ?? null} language={language} />}
      />
    </>
  );
}

/** Whether a shop has what the page lets nobody choose, since there is none to be sent. */
function hasOnlyInStore({ offer, branchStock }: Pick<ProductDetails, 'offer' | 'branchStock'>): boolean {
  const toChoose = new Set(variantsAvailable(offer).map(({ id }) => id));
  return branchStock.some(({ variants }) => variants.some(({ id }) => !toChoose.has(id)));
}

type Place = NonNullable<ReturnType<typeof peekShopPlaces>>['branches'][number];

/** A shop to choose, with what lies there as far as staff keep that. */
function toChoice({ id, name, address }: Place, product: number, language: Language) {
  const value = `${name}, ${address}`;
  const stock = peekProductDetails(product, language)?.branchStock.find(({ branch }) => branch === id);
  return { value, label: stock ? `${value} (${describeBranchStock(stock, language)})` : value };
}
