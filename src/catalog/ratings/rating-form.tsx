import { getFormMessages } from '../../contact/get-form-messages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import { peekPickupLocations } from '../product/delivery-queries.ts';
import { ConsentText, FormDisclosure, PhonePrompt } from '../requests/form-parts.tsx';
import type { ProductFormProps } from '../requests/product-actions.tsx';
import { LazyRatingForm } from './lazy-rating-form.client.tsx';
import { starValues } from './product-rating.ts';

type Props = Pick<ProductFormProps, 'product' | 'language'>;

/** A disclosure with the rating form, where the settings allow ratings. */
export function RatingForm(props: Props) {
  if (!peekCatalogue()?.settings.takesRatings) return null;
  return (
    <FormDisclosure form="rating" label={getMessages(props.language).ratingForm.open}>
      <RatingFormContent {...props} />
    </FormDisclosure>
  );
}

export function RatingFormContent({ product, language }: Props) {
  const { contactForm, ratings, ratingForm } = getMessages(language);
  const { note, title, fields, emailHint, consent, send, done, unavailable: unexpected } = ratingForm;
  const faults = { ...contactForm.errors, ...ratingForm.errors };
  const formName = title(product.name);
  const messages = { ...getFormMessages(language), formName, fields, faults, emailHint, send, unexpected };
  return (
    <>
      <p className="field__hint">{note}</p>
      <LazyRatingForm
        language={language}
        messages={messages}
        stars={starValues.map(ratings.stars)}
        done={done}
        product={{ id: product.id }}
        buttonClass={button()}
        consent={<ConsentText messages={consent} language={language} />}
        phonePrompt={<PhonePrompt phone={peekPickupLocations(language)?.phone ?? null} language={language} />}
      />
    </>
  );
}
