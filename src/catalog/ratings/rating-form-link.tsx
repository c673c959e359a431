import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, productForm } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import { getFormHref } from '../requests/product-request.ts';

type Props = { product: { id: number; name: string }; language: Language };

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
