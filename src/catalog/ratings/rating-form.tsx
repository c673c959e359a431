import { getFormMessages } from '../../contact/get-form-messages.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { peekPickupLocations } from '../product/delivery-queries.ts';
import { ConsentText, PhonePrompt } from '../requests/form-parts.tsx';
import { starValues } from './product-rating.ts';
import { RatingFields } from './rating-fields.client.tsx';

type Props = { product: { id: number; name: string }; language: Language };

/** The form of a rating. */
export function RatingFormContent({ product, language }: Props) {
  const { contactForm, ratings, ratingForm } = getMessages(language);
  const { note, title, fields, emailHint, consent, send, done, unavailable: unexpected } = ratingForm;
  const faults = { ...contactForm.errors, ...ratingForm.errors };
  const formName = title(product.name);
  const messages = { ...getFormMessages(language), formName, fields, faults, emailHint, send, unexpected };
  return (
    <>
      <p className="field__hint">{note}</p>
      <RatingFields
        // History may lead from the form of one product to that of another.
        key={product.id}
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
