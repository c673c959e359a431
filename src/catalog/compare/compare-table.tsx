import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { compare } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { ScrollRegion } from '../../ui/prose.tsx';
import { formatCard, type ProductCard } from '../cards/product-card.ts';
import type { ProductAttribute, ProductDetails } from '../product/product-details.ts';
import { formatRemoval, toRemoveId } from './comparison.ts';

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

/** One attribute of all compared products, in their order; null where a product does not have it. */
type AttributeRow = {
  key: string;
  name: ProductAttribute['name'];
  values: (ProductAttribute['values'] | null)[];
  isDifferent: boolean;
};

/** The attributes of several products side by side, in order of first appearance. */
export function alignAttributes(products: readonly (readonly ProductAttribute[])[]): AttributeRow[] {
  const names = new Map(products.flat().map(({ key, name }) => [key, name]));
  return [...names].map(([key, name]) => {
    const values = products.map((facts) => facts.find((fact) => fact.key === key)?.values ?? null);
    const distinct = new Set(values.map((value) => value?.text.join('\n') ?? null));
    return { key, name, values, isDifferent: distinct.size > 1 };
  });
}
