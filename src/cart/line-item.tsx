import { useSyncExternalStore } from 'react';
import { Link } from 'waku';
import { formatByPattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { keptDrawings } from '../rings/drawing/drawing-store.ts';
import { lacksDrawing } from '../rings/drawing/order-drawings.ts';
import { pairKey } from '../rings/pair-key.ts';
import { Picture } from '../ui/picture.client.tsx';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl, CartMessages } from './cart-messages.ts';
import { getUnitCents, type PricedLine } from './cart-totals.tsx';
import type { QuotedLine } from './quote-store.ts';

type Props = {
  item: PricedLine;
  productRoot: string;
  intl: Omit<CartIntl, 'language'>;
  /** Above the order button: with count and essential attributes. */
  hasDetails?: boolean;
};

/** A line item: picture, name, variant, personalization, delivery time. */
export function LineItem({ item, productRoot, intl: { messages, pattern }, hasDetails = false }: Props) {
  const { line, quoted } = item;
  const picture = quoted?.picture ?? line.product.image;
  const variant = quoted?.variant_name ?? line.variant?.name;
  const isPair = pairKey in line.personalization;
  const personalization = (quoted?.personalization ?? []).filter(({ key }) => key !== pairKey);
  const isPersonalized = quoted ? quoted.is_personalized : Object.keys(line.personalization).length > 0;
  const name = getLineName(item);
  const isLinked = quoted?.state !== 'gone' && name !== '' && (quoted?.href || line.product.slug) !== '';
  const delivery = quoted ? formatDelivery(quoted, messages) : placeholder;
  return (
    <>
      <div className={styles.plate}>
        {picture && (
          <Picture
            id={picture.id}
            width={picture.width}
            height={picture.height}
            tint={picture.tint}
            alt=""
            sizes="9rem"
            maxWidth={480}
            isEager
          />
        )}
      </div>
      <div className={styles.about}>
        <p className={styles.name}>{isLinked ? <Link to={getLineHref(item, productRoot)}>{name}</Link> : name}</p>
        {variant && (
          <p className={styles.note}>
            {formatMessage(messages.variant, { label: quoted?.variant_label || messages.variantLabel, name: variant })}
          </p>
        )}
        {(hasDetails || isPair) && <Essentials of={quoted} colon={messages.variant} />}
        {personalization.length > 0
          ? personalization.map(({ key, label, value }) => (
              <p key={key} className={styles.note}>
                {formatMessage(messages.variant, { label, name: value })}
              </p>
            ))
          : Object.entries(line.personalization).map(
              ([key, value]) =>
                key !== pairKey && (
                  <p key={key} className={styles.note}>
                    {value}
                  </p>
                ),
            )}
        {(hasDetails || line.count > 1) && (
          <p className={styles.note}>
            {[
              hasDetails && formatMessage(messages.count, { count: String(line.count) }),
              line.count > 1 && formatMessage(messages.each, { price: formatByPattern(getUnitCents(item), pattern) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        {/* These rows have a fixed height before the quote arrives, so that nothing moves when it does. */}
        {delivery && <p className={styles.note}>{delivery}</p>}
        {isPair && <DrawingNote line={line} text={messages.drawingElsewhere} />}
        {isPersonalized && <p className={styles.note}>{quoted ? messages.personalized : placeholder}</p>}
      </div>
    </>
  );
}

/** Material, stone, movement and the like. The variant is shown above already. */
function Essentials({ of: quoted, colon }: { of: QuotedLine | undefined; colon: string }) {
  const attributes = (quoted?.essentials ?? []).filter(({ key }) => key !== 'variant');
  if (attributes.length === 0) return null;
  return (
    <p className={styles.note}>
      {attributes.map(({ name: label, value }) => formatMessage(colon, { label, name: value })).join(' · ')}
    </p>
  );
}

/** Says that a drawing which is to be engraved is not in this browser. */
function DrawingNote({ line, text }: { line: PricedLine['line']; text: string }) {
  const kept = useSyncExternalStore(keptDrawings.subscribe, keptDrawings.get, () => undefined);
  return kept && lacksDrawing(line, kept) && <p className={styles.note}>{text}</p>;
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

export function getLineName({ line, quoted }: PricedLine): string {
  return quoted?.name || line.product.name;
}

/** The path of the product page, with the variant preselected. */
export function getLineHref({ line, quoted }: PricedLine, productRoot: string): string {
  const page = quoted?.href ?? `${productRoot}/${line.product.slug}`;
  return line.variant && !page.includes('?') ? `${page}?variant=${line.variant.id}` : page;
}
