import { formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { display, productCard } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import type { PriceTag, ProductCard } from '../cards/product-card.ts';
import { getNewestProducts } from './teaser-queries.ts';
import '../../ui/content.css';

type Props = { heading: string | null; category: string | null; count: number; language: Language };

/** A slide for each of the newest products. */
export async function ScreenProducts({ heading, category, count, language }: Props) {
  const cards = await getNewestProducts(category, count, language);
  return cards.map((card) => <ProductSlide key={card.id} card={card} heading={heading} language={language} />);
}

function ProductSlide({ card, heading, language }: { card: ProductCard; heading: string | null; language: Language }) {
  const styles = display();
  const messages = getMessages(language);
  return (
    <section className={styles.slide}>
      {card.image && (
        <div className={styles.picture}>
          <Picture {...card.image} alt="" ratio="own" sizes="100vw" maxWidth={1200} isEager />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.label}>{heading ?? messages.display.newPieces}</p>
        <h2>{card.name}</h2>
        {card.teaser && <p lang={card.lang}>{card.teaser}</p>}
        <p className={styles.price}>
          <PriceLabel price={card.price} language={language} />
        </p>
        {card.price.kind !== 'on_request' && <p>{messages.catalog.inclVat}</p>}
      </div>
    </section>
  );
}

/** The price of a product: exact, “from …”, or on request. */
function PriceLabel({ price, language }: { price: PriceTag; language: Language }) {
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
