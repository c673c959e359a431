import { Link } from 'waku';
import type { Cents } from '../../base/money.ts';
import { toControlId } from '../../contact/form-ids.ts';
import { formatLabelled, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productForm } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { type Offer, variantDisplayName, variantPriceRange } from '../product/product-choice.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { VatNote } from '../product/vat-note.tsx';
import { ChosenVariant } from './chosen-variant.client.tsx';
import type { ProductForm } from './product-request.ts';

type Props = {
  form: ProductForm;
  name: string;
  /** Address of its page; undefined where the shop does not have it. */
  href: string | undefined;
  /** Undefined when they could not be read. */
  details: ProductDetails | undefined;
  /** The variant in the address. */
  variant: { id: number } | null;
  language: Language;
};

/** The product that a form is about: picture, name, and for a purchase the chosen variant with its price. */
export function FormProduct({ form, name, href, details, variant, language }: Props) {
  const styles = productForm();
  const [image] = details?.images ?? [];
  return (
    <div className={styles.product}>
      {image && <Picture {...image} alt="" sizes="(min-width: 62em) 442px, 120px" maxWidth={800} isEager />}
      <div>
        {details?.manufacturer && <p className={styles.note}>{details.manufacturer.name}</p>}
        <p className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</p>
        {details && form !== 'rating' && (
          <ChosenVariant
            field={toControlId(form, 'variant')}
            initial={String(variant?.id)}
            {...describePrices(details.offer, language)}
            vat={<VatNote language={language} className={styles.note} />}
            classes={{ variant: styles.note, price: styles.price }}
          />
        )}
      </div>
    </div>
  );
}

function describePrices(offer: Offer, language: Language) {
  const { catalog, product } = getMessages(language);
  const toPriced = (cents: Cents | null) => ({
    price: cents === null ? product.onRequest : formatPrice(cents, language),
    hasVat: cents !== null,
  });
  const range = variantPriceRange(offer);
  const label = variantDisplayName(offer, product.variant);
  const variants = Object.fromEntries(
    offer.variants.map(({ id, name, cents }) => [
      id,
      { name: formatLabelled(label, name, language), ...toPriced(cents) },
    ]),
  );
  const lowest = toPriced(range?.lowest ?? offer.cents);
  const isRange = range !== undefined && range.lowest < range.highest;
  return { variants, lowest: { ...lowest, price: isRange ? catalog.priceFrom(lowest.price) : lowest.price } };
}
