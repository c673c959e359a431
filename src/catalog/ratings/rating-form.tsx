import { getFormWords } from '../../contact/get-form-words.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import type { ProductFormProps } from '../requests/availability-request.tsx';
import { FormFold } from '../requests/form-fold.tsx';
import { CallWords, ConsentWords } from '../requests/form-words.tsx';
import { peekShopPlaces } from '../requests/shop-places-queries.ts';
import { FoldedRatingForm } from './folded-rating-form.client.tsx';
import { starsFromWorst } from './product-rating.ts';

type Props = Pick<ProductFormProps, 'product' | 'language'>;

/** Lets visitors rate a piece, where staff want that. */
export function RatingForm(props: Props) {
  if (!peekCatalogue()?.settings.takesRatings) return null;
  return (
    <FormFold form="rating" label={getMessages(props.language).ratingForm.open}>
      <OpenRatingForm {...props} />
    </FormFold>
  );
}

export function OpenRatingForm({ product, language }: Props) {
  const { contactForm, ratings, ratingForm } = getMessages(language);
  const { note, title, fields, emailHint, consent, send, done, unavailable: unexpected } = ratingForm;
  const faults = { ...contactForm.faults, ...ratingForm.faults };
  const formName = title(product.name);
  const words = { ...getFormWords(language), formName, fields, faults, emailHint, send, unexpected };
  return (
    <>
      <p className="field__hint">{note}</p>
      <FoldedRatingForm
        language={language}
        words={words}
        stars={starsFromWorst.map(ratings.stars)}
        done={done}
        product={{ id: product.id }}
        buttonClass={button()}
        consent={<ConsentWords words={consent} language={language} />}
        call={<CallWords phone={peekShopPlaces(language)?.phone ?? null} language={language} />}
      />
    </>
  );
}
