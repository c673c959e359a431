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
  const { forms, contactForm, ratings, ratingForm } = getMessages(language);
  const { note, fields, emailHint, consent, send, done, unavailable, faults } = ratingForm;
  const words = {
    ...fields,
    emailHint,
    send,
    sending: forms.sending,
    trap: forms.trap,
    check: forms.check,
    network: forms.network,
    unexpected: unavailable,
    titleMissing: faults.title.missing,
    commentMissing: faults.comment.missing,
    nameMissing: contactForm.faults.name.missing,
    emailInvalid: contactForm.faults.email.invalid,
  };
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
