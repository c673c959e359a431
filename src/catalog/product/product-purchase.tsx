import type { ReactNode } from 'react';
import { Link } from 'waku';
import { toTrackingAttribute } from '../../consent/tracker/tracking-data.ts';
import { formatNumber, formatPrice, getPricePattern } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { AsOf } from '../../offline/as-of.tsx';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { productChoice, productPage } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { getChoiceMessages } from './choice-messages.ts';
import { toDeliveryTexts, tryToFindDeliveryRules } from './delivery-queries.ts';
import { ProductChoice } from './product-choice.client.tsx';
import { hasOptions, parseVariant } from './product-choice.ts';
import type { ProductDetails } from './product-details.ts';
import { formatProductQuery, type ProductQuery } from './product-query.ts';
import { SectionFailed, tryToFindDetails } from './product-section.tsx';
import { VatNote } from './vat-note.tsx';
import '../../ui/product.css';

type Props = {
  product: IndexedProduct;
  language: Language;
  path: string;
  query: ProductQuery;
  /** Actions on the choice, such as the add-to-cart button. */
  children?: ReactNode;
};

/** Price, availability and choice of a product. */
export async function ProductPurchase({ product, language, path, query, children }: Props) {
  const [details, rules] = await Promise.all([tryToFindDetails(product.id, language), tryToFindDeliveryRules()]);
  if (!details) {
    return (
      <>
        <IndexedPrice product={product} language={language} />
        <SectionFailed language={language} href={path + formatProductQuery(query)} />
      </>
    );
  }
  const { offer, teaser, lang, ratings, reference } = details;
  const deliveryTexts = toDeliveryTexts(rules, offer, language);
  // Browsers load the code of the fields for products that have some.
  const { ProductOptions } = hasOptions(offer) ? await import('./choice-options.tsx') : {};
  return (
    <>
      <AsOf on="product" />
      <ProductChoice
        key={offer.id}
        {...{ offer, reference, deliveryTexts }}
        options={ProductOptions && <ProductOptions {...{ details, language, path, query }} />}
        initial={parseVariant(offer, query.variant)}
        showsStock={peekCatalogue()?.settings.showsStock ?? false}
        pattern={getPricePattern(language)}
        messages={getChoiceMessages(language)}
        vat={<VatNote language={language} className={productChoice().note} />}
        intro={<ProductIntro {...{ teaser, lang, ratings, language }} />}
      >
        {children}
      </ProductChoice>
      <noscript>
        <PersonalizationList details={details} language={language} />
      </noscript>
    </>
  );
}

/** A list of what can be personalized, for visitors without JavaScript, which the fields need. */
function PersonalizationList({ details, language }: { details: ProductDetails; language: Language }) {
  const { fields } = details.offer;
  if (fields.length === 0) return null;
  const messages = getMessages(language).product;
  return (
    <>
      <p>{messages.personalizeByRequest}</p>
      <ul>
        {fields.map(({ key, label, hint, surchargeCents }) => (
          <li key={key}>
            {[label, hint, surchargeCents > 0 && `+ ${formatPrice(surchargeCents, language)}`]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The indexed price, while the rest streams. */
export function ProductPurchaseSkeleton({ product, language }: { product: IndexedProduct; language: Language }) {
  return (
    <div className={productPage().waiting} aria-busy="true">
      <IndexedPrice product={product} language={language} />
      <p className="visually-hidden" role="status">
        {getMessages(language).product.loading}
      </p>
    </div>
  );
}

function IndexedPrice({ product, language }: { product: IndexedProduct; language: Language }) {
  const messages = getMessages(language);
  const { priceCents, otherCents } = product;
  const format = otherCents.length > 0 ? messages.catalog.priceFrom : (price: string) => price;
  return (
    <div>
      <p className={productChoice().price}>
        {priceCents === null ? messages.product.onRequest : format(formatPrice(priceCents, language))}
      </p>
      {priceCents !== null && <VatNote language={language} className={productChoice().note} />}
    </div>
  );
}

type ProductIntroProps = Pick<ProductDetails, 'teaser' | 'lang' | 'ratings'> & { language: Language };

/** A product's teaser and average rating; nothing when it has neither, since an empty row would add a gap. */
export function ProductIntro({ teaser, lang, ratings, language }: ProductIntroProps) {
  if (!teaser && !ratings) return null;
  return (
    <div>
      {teaser && (
        <p className={productPage().teaser} lang={lang}>
          {teaser}
        </p>
      )}
      {ratings && <RatingLine {...ratings} language={language} />}
    </div>
  );
}

function RatingLine({ average, count, language }: { average: number; count: number; language: Language }) {
  const text = formatNumber(average, language, 1);
  return (
    <p className={productPage().rating}>
      <a href="#ratings">
        <Icon name="star" />
        {`${text} (${count})`}
        <span className="visually-hidden">{`: ${getMessages(language).product.ratings(text, count)}`}</span>
      </a>
    </p>
  );
}

/** Brand and name of a product, from the catalogue in memory. */
export function ProductHeading({ product, language }: { product: IndexedProduct; language: Language }) {
  const styles = productPage();
  const { slug, names, category, priceCents } = product;
  const view = { slug, name: names[language], category, cents: priceCents };
  const brand = peekCatalogue()?.manufacturers.find(({ key }) => key === product.manufacturer);
  const href = brand && findShopSlugHref('brand', brand.key, language);
  return (
    <header className={styles.heading} {...toTrackingAttribute({ view })}>
      {brand && href && (
        <p className={styles.maker}>
          <Link to={href}>{brand.names[language]}</Link>
        </p>
      )}
      <h1 className={styles.title}>{names[language]}</h1>
    </header>
  );
}
