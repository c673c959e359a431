import { Link } from 'waku';
import { RichText } from '../../content/pages/rich-text.tsx';
import { formatLabelled } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { chip, productPage } from '../../styled-system/recipes/index.js';
import { Expander, Heading, Prose, ScrollRegion } from '../../ui/prose.tsx';
import { findCompareHref } from '../compare/comparison.ts';
import { DurabilityLabel, GuaranteeNotice, getDurabilityYears } from '../guarantee/guarantee-notice.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { ManufacturerInfo } from './manufacturer-info.tsx';
import type { ProductAttribute, ProductDetails, SizeGuide } from './product-details.ts';
import { tryToFindDetails } from './product-section.tsx';
import { RingSizeHelp } from './ring-size-help.tsx';

/** Description, attributes, sizes, manufacturer and guarantee of a product. */
export async function ProductDescription({ id, language }: { id: number; language: Language }) {
  const details = await tryToFindDetails(id, language);
  if (!details) return null;
  const messages = getMessages(language).product;
  const styles = productPage();
  return (
    <div className={styles.details}>
      <section>
        <Heading level={2}>{messages.description}</Heading>
        {details.description && (
          <Prose lang={details.lang}>
            <RichText html={details.description} language={language} />
          </Prose>
        )}
        <Tags slugs={details.tags} language={language} />
      </section>
      <section>
        <Heading level={2}>{messages.facts}</Heading>
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
  const messages = getMessages(language).compare;
  return (
    href && (
      <p className={productPage().compare}>
        <Link to={href} aria-label={messages.openNamed(name)}>
          {messages.open}
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

/**
 * The notice on the legal guarantee, and the label of the producer's guarantee of durability where staff maintain one
 * (Directive (EU) 2024/825).
 */
function ProductGuarantee({ details, language }: { details: ProductDetails; language: Language }) {
  const { manufacturer, name, reference, guaranteeMonths, hasBattery } = details;
  const years = getDurabilityYears(guaranteeMonths);
  return (
    <div id="guarantee" className={productPage().guarantee}>
      <GuaranteeNotice language={language} />
      {years && manufacturer && (
        <DurabilityLabel years={years} brand={manufacturer.name} model={reference ?? name} language={language} />
      )}
      {hasBattery && <p>{getMessages(language).product.battery}</p>}
    </div>
  );
}

/** The size table; for rings also the ring size helper. */
function ProductSizes({ guide, language }: { guide: SizeGuide; language: Language }) {
  const messages = getMessages(language).product;
  const styles = productPage();
  return (
    <Expander title={formatLabelled(messages.sizes, guide.name, language)}>
      <div>
        {guide.key === 'rings' && <RingSizeHelp language={language} />}
        <ScrollRegion className={styles.table} label={guide.name}>
          <table>
            <thead>
              <tr>
                {guide.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.rows.map((row) => (
                <tr key={row.join(' ')}>
                  {row.map((cell, at) => (
                    <td key={guide.columns[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </Expander>
  );
}

/**
 * Links to delivery, returns, warranty and pick-up. Waits for the details like the choice above, so that there is no
 * layout shift.
 */
export async function TrustLine({ id, language }: { id: number; language: Language }) {
  await tryToFindDetails(id, language);
  const messages = getMessages(language).product;
  return (
    <ul className={productPage().trust} aria-label={messages.trust}>
      <li>
        <Link to={hrefTo('shipping', language)}>{messages.delivery}</Link>
      </li>
      <li>
        <Link to={hrefTo('withdrawal', language)}>{messages.returns}</Link>
      </li>
      <li>
        <a href="#guarantee">{messages.warranty}</a>
      </li>
      <li>
        <Link to={hrefTo('contact', language)}>{messages.pickUp}</Link>
      </li>
    </ul>
  );
}
