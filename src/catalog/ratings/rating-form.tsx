import { Link } from 'waku';
import { getFormMessages } from '../../contact/get-form-messages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, productForm } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import { peekPickupLocations } from '../product/delivery-queries.ts';
import { ConsentText, PhonePrompt } from '../requests/form-parts.tsx';
import type { ProductFormProps } from '../requests/product-actions.tsx';
import { getFormHref } from '../requests/product-request.ts';
import { LazyRatingForm } from './lazy-rating-form.client.tsx';
import { starValues } from './product-rating.ts';

type Props = Pick<ProductFormProps, 'product' | 'language'>;

/**
 * A link to the rating form, where the settings allow ratings. The form has a page of its own: few visitors of a product
 * have bought it, and all of them would load it.
 */
export function RatingFormLink({ product, language }: Props) {
  if (!peekCatalogue()?.settings.takesRatings) return null;
  const { ratingForm } = getMessages(language);
  const href = getFormHref({ form: 'rating', product: product.id, variant: null, isSent: false }, language);
  const styles = productForm();
  return (
    <p className={styles.root}>
      <Link
        to={href}
        className={`${button({ appearance: 'outline' })} ${styles.open}`}
        aria-label={`${ratingForm.open}: ${product.name}`}
      >
        {ratingForm.open}
      </Link>
    </p>
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
