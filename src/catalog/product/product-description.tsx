import { Link } from 'waku';
import { RichText } from '../../content/pages/rich-text.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { chip, productPage } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';
import { Prose } from '../../ui/prose.tsx';
import { findCompareHref } from '../compare/compare-groups.ts';
import { peekCatalogue } from '../index/catalogue.ts';
import { ManufacturerInfo } from './manufacturer-info.tsx';
import type { ProductAttribute } from './product-details.ts';
import { ProductGuarantee } from './product-guarantee.tsx';
import { tryToFindDetails } from './product-section.tsx';
import { ProductSizes } from './product-sizes.tsx';

/** Everything that one wants to know before buying, after price and choice. */
export async function ProductDescription({ id, language }: { id: number; language: Language }) {
  const details = await tryToFindDetails(id, language);
  if (!details) return null;
  const words = getMessages(language).product;
  const styles = productPage();
  return (
    <div className={styles.details}>
      <section>
        <Heading level={2}>{words.description}</Heading>
        {details.description && (
          <Prose lang={details.lang}>
            <RichText html={details.description} language={language} />
          </Prose>
        )}
        <Tags slugs={details.tags} language={language} />
      </section>
      <section>
        <Heading level={2}>{words.facts}</Heading>
        <Attributes facts={details.attributes} />
        <CompareLink id={id} name={details.name} language={language} />
      </section>
      <div className={styles.folds}>
        {details.sizeGuide && <ProductSizes guide={details.sizeGuide} language={language} />}
        <ManufacturerInfo details={details} language={language} />
      </div>
      <ProductGuarantee details={details} language={language} />
    </div>
  );
}

function Attributes({ facts }: { facts: readonly ProductAttribute[] }) {
  return (
    <dl className={productPage().facts}>
      {facts.map(({ name, values }) => (
        <div key={name.text}>
          <dt lang={name.lang}>{name.text}</dt>
          <dd lang={values.lang}>{values.text.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function CompareLink({ id, name, language }: { id: number; name: string; language: Language }) {
  const href = findCompareHref([id], language);
  const words = getMessages(language).compare;
  return (
    href && (
      <p className={productPage().compare}>
        <Link to={href} aria-label={words.openNamed(name)}>
          {words.open}
        </Link>
      </p>
    )
  );
}

function Tags({ slugs, language }: { slugs: readonly string[]; language: Language }) {
  const known = (peekCatalogue()?.tags ?? []).filter(({ key }) => slugs.includes(key));
  if (known.length === 0) return null;
  return (
    <ul className={productPage().tags} aria-label={getMessages(language).product.topics}>
      {known.map(({ key, names }) => (
        <li key={key}>
          <Link to={findShopSlugHref('tag', key, language) ?? '/'} className={chip()}>
            {names[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
