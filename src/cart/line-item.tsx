import { Link } from 'waku';
import { formatMessage } from '../catalog/product/format-message.ts';
import { formatByPattern } from '../i18n/price-pattern.ts';
import { Picture } from '../ui/picture.client.tsx';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl, CartMessages } from './cart-messages.ts';
import { getUnitCents } from './cart-sums.ts';
import type { QuotedLine } from './quote-store.ts';
import type { PricedLine } from './use-cart-lines.ts';

type Props = {
  item: PricedLine;
  productRoot: string;
  intl: Omit<CartIntl, 'language'>;
  /** Where it is about to be ordered: how many there are, and everything that is essential of it. */
  hasDetails?: boolean;
};

/** The picture, the name and everything that makes a piece this piece. */
export function LineItem({ item: piece, productRoot, intl: { words, pattern }, hasDetails: isWhole = false }: Props) {
  const { line, quoted: said } = piece;
  const picture = said?.picture ?? line.product.image;
  const variant = said?.variant_name ?? line.variant?.name;
  const written = said?.personalization ?? [];
  const isOwn = said ? said.is_personalized : Object.keys(line.personalization).length > 0;
  const name = getLineName(piece);
  const isLinked = said?.state !== 'gone' && name !== '' && (said?.href || line.product.slug) !== '';
  const delivery = said ? formatDelivery(said, words) : placeholder;
  return (
    <>
      <div className={styles.plate}>
        {picture && (
          <Picture
            id={picture.id}
            width={picture.width}
            height={picture.height}
            alt=""
            sizes="9rem"
            maxWidth={480}
            isEager
          />
        )}
      </div>
      <div className={styles.about}>
        <p className={styles.name}>
          {isLinked ? <Link to={getLineHref(piece, productRoot) as '/'}>{name}</Link> : name}
        </p>
        {variant && (
          <p className={styles.note}>
            {formatMessage(words.variant, { label: said?.variant_label || words.variantLabel, name: variant })}
          </p>
        )}
        {isWhole && <Essentials of={said} colon={words.variant} />}
        {written.length > 0
          ? written.map(({ key, label, value }) => (
              <p key={key} className={styles.note}>
                {formatMessage(words.variant, { label, name: value })}
              </p>
            ))
          : Object.entries(line.personalization).map(([key, value]) => (
              <p key={key} className={styles.note}>
                {value}
              </p>
            ))}
        {(isWhole || line.count > 1) && (
          <p className={styles.note}>
            {[
              isWhole && formatMessage(words.count, { count: String(line.count) }),
              line.count > 1 && formatMessage(words.each, { price: formatByPattern(getUnitCents(piece), pattern) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {/* Their room is kept while the shop has not said them, so that nothing moves when it does. */}
        {delivery && <p className={styles.note}>{delivery}</p>}
        {isOwn && <p className={styles.note}>{said ? words.personalized : placeholder}</p>}
      </div>
    </>
  );
}

/** Material, stone, movement and the like; the size stands above them already. */
function Essentials({ of: said, colon }: { of: QuotedLine | undefined; colon: string }) {
  const told = (said?.essentials ?? []).filter(({ key }) => key !== 'variant');
  if (told.length === 0) return null;
  return (
    <p className={styles.note}>
      {told.map(({ name: label, value }) => formatMessage(colon, { label, name: value })).join(' · ')}
    </p>
  );
}

const placeholder = '\u00a0';

function formatDelivery(
  { availability, delivery, shipping_days }: QuotedLine,
  messages: CartMessages,
): string | undefined {
  if (!availability) return undefined;
  const days = shipping_days === null ? null : formatMessage(messages.delivery, { days: shipping_days });
  return [messages[availability], delivery ?? days].filter(Boolean).join(', ');
}

export function getLineName({ line, quoted: said }: PricedLine): string {
  return said?.name || line.product.name;
}

/** The page of the piece, with this kind of it chosen. */
export function getLineHref({ line, quoted: said }: PricedLine, productRoot: string): string {
  const page = said?.href ?? `${productRoot}/${line.product.slug}`;
  return line.variant && !page.includes('?') ? `${page}?variant=${line.variant.id}` : page;
}
