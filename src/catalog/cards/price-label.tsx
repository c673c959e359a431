import { formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productCard } from '../../styled-system/recipes/index.js';
import type { PriceTag } from './product-card.ts';

/** The price of a product: exact, “from …”, or on request. */
export function PriceLabel({ price, language }: { price: PriceTag; language: Language }) {
  const messages = getMessages(language).catalog;
  const styles = productCard();
  if (price.kind === 'on_request') return <span className={styles.price}>{messages.priceOnRequest}</span>;
  const now = formatPrice(price.cents, language);
  return (
    <data className={styles.price} value={price.cents / 100}>
      {price.kind === 'from' ? messages.priceFrom(now) : now}
    </data>
  );
}
