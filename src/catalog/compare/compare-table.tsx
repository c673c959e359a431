import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { compare } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
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
export function CompareTable({ products: pieces, language }: Props) {
  const { compare: words } = getMessages(language);
  const styles = compare();
  const ids = pieces.map(({ card }) => card.id);
  const root = findShopHref('compare', language) ?? '';
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {pieces.map(({ card: { id, name, href } }) => (
                <th key={id} scope="col">
                  {href ? <Link to={href}>{name}</Link> : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.picture}</th>
              {pieces.map(({ card: { id, name, image } }) => (
                <td key={id}>
                  {image && <Picture {...image} alt="" sizes="(min-width: 48em) 20vw, 9rem" maxWidth={640} />}
                  <Link
                    id={toRemoveId(id)}
                    to={root + formatRemoval(ids, id)}
                    scroll={false}
                    className={styles.remove}
                    aria-label={words.removeNamed(name)}
                  >
                    {words.remove}
                  </Link>
                </td>
              ))}
            </tr>
            {[
              ...listCommonRows(pieces, language),
              ...alignAttributes(pieces.map(({ details }) => details.attributes)),
            ].map((row) => (
              <Row key={row.key} row={row} ids={ids} language={language} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ row, ids, language }: { row: AttributeRow; ids: readonly number[]; language: Language }) {
  const { compare: words } = getMessages(language);
  return (
    <tr data-differs={row.isDifferent}>
      <th scope="row" lang={row.name.lang}>
        {row.name.text}
        {row.isDifferent && (
          <span className={compare().mark} lang={language}>
            {words.differs}
          </span>
        )}
      </th>
      {row.values.map((value, at) => (
        <td key={ids[at]} lang={value?.lang}>
          {value?.text.join(', ') ?? <span className={compare().none}>{words.none}</span>}
        </td>
      ))}
    </tr>
  );
}

/** Rows that every product has: manufacturer, price, availability. */
function listCommonRows(pieces: readonly ComparedProduct[], language: Language): AttributeRow[] {
  const { product, compare: words } = getMessages(language);
  const cards = pieces.map(({ card }) => formatCard(card, language));
  const toRow = (key: string, name: string, said: readonly (string | undefined)[]): AttributeRow => ({
    key,
    name: { text: name, lang: undefined },
    values: said.map((value) => (value === undefined ? null : { text: [value], lang: undefined })),
    isDifferent: new Set(said).size > 1,
  });
  const prices = cards.map(({ price, reduction }) =>
    reduction ? `${price} (${reduction.percent}; ${reduction.label} ${reduction.lowest})` : price,
  );
  const states = { in_stock: product.inStock, on_order: product.onOrder, sold_out: product.soldOut };
  return [
    toRow(
      ' maker',
      product.manufacturer,
      cards.map(({ brand: maker }) => maker),
    ),
    toRow(' price', words.price, prices),
    toRow(
      ' availability',
      words.availability,
      pieces.map(({ card }) => states[card.availability]),
    ),
  ];
}
