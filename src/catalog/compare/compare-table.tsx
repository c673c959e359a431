import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { compare } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { formatCard } from '../cards/format-card.ts';
import type { ProductCard } from '../cards/product-card.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { type AttributeRow, alignAttributes } from './align-attributes.ts';
import { formatRemoval, toRemoveId } from './compare-address.ts';

export type ComparedProduct = { card: ProductCard; details: ProductDetails };

type Props = { products: readonly ComparedProduct[]; language: Language };

/**
 * The comparison table, a row for each attribute; differences are marked in text. It scrolls horizontally where it is
 * wider than the screen.
 */
export function CompareTable({ products, language }: Props) {
  const { compare: messages } = getMessages(language);
  const styles = compare();
  const ids = products.map(({ card }) => card.id);
  const root = findShopHref('compare', language) ?? '';
  return (
    <div className={styles.frame}>
      <ScrollRegion className={styles.scroll} label={messages.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {products.map(({ card: { id, name, href } }) => (
                <th key={id} scope="col">
                  {href ? <Link to={href}>{name}</Link> : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{messages.picture}</th>
              {products.map(({ card: { id, name, image } }) => (
                <td key={id}>
                  {image && <Picture {...image} alt="" sizes="(min-width: 48em) 20vw, 9rem" maxWidth={640} />}
                  <Link
                    id={toRemoveId(id)}
                    to={root + formatRemoval(ids, id)}
                    scroll={false}
                    className={styles.remove}
                    aria-label={messages.removeNamed(name)}
                  >
                    {messages.remove}
                  </Link>
                </td>
              ))}
            </tr>
            {[
              ...listCommonRows(products, language),
              ...alignAttributes(products.map(({ details }) => details.attributes)),
            ].map((row) => (
              <Row key={row.key} row={row} ids={ids} language={language} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function Row({ row, ids, language }: { row: AttributeRow; ids: readonly number[]; language: Language }) {
  const { compare: messages } = getMessages(language);
  return (
    <tr data-differs={row.isDifferent}>
      <th scope="row" lang={row.name.lang}>
        {row.name.text}
        {row.isDifferent && (
          <span className={compare().mark} lang={language}>
            {messages.differs}
          </span>
        )}
      </th>
      {row.values.map((value, at) => (
        <td key={ids[at]} lang={value?.lang}>
          {value?.text.join(', ') ?? <span className={compare().none}>{messages.none}</span>}
        </td>
      ))}
    </tr>
  );
}

/** Rows that every product has: manufacturer, price, availability. */
function listCommonRows(products: readonly ComparedProduct[], language: Language): AttributeRow[] {
  const { product, compare: messages } = getMessages(language);
  const cards = products.map(({ card }) => formatCard(card, language));
  const toRow = (key: string, name: string, texts: readonly (string | undefined)[]): AttributeRow => ({
    key,
    name: { text: name, lang: undefined },
    values: texts.map((value) => (value === undefined ? null : { text: [value], lang: undefined })),
    isDifferent: new Set(texts).size > 1,
  });
  const prices = cards.map(({ price, reduction }) =>
    reduction ? `${price} (${reduction.percent}; ${reduction.label} ${reduction.lowest})` : price,
  );
  const states = { in_stock: product.inStock, on_order: product.onOrder, sold_out: product.soldOut };
  return [
    toRow(
      ' maker',
      product.manufacturer,
      cards.map(({ brand }) => brand),
    ),
    toRow(' price', messages.price, prices),
    toRow(
      ' availability',
      messages.availability,
      products.map(({ card }) => states[card.availability]),
    ),
  ];
}
