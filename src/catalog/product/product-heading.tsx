import { Link } from 'waku';
import { toTrackingAttribute } from '../../consent/tracker/tracking-data.ts';
import type { Language } from '../../i18n/languages.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import '../../ui/product.css';

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
