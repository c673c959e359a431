import { Link } from 'waku';
import { markIncomplete } from '../../base/render-state.ts';
import { formatLabelled } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { productForm, wishlist } from '../../styled-system/recipes/index.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { peekPickupLocations } from '../product/delivery-queries.ts';
import { hasVariants, variantFormId } from '../product/product-choice.ts';
import { type BranchStock, describeBranchStock } from '../product/product-details.ts';
import { tryToFindDetails } from '../product/product-section.tsx';
import { WishlistToggle } from '../wishlist/wishlist-toggle.client.tsx';
import { getFormHref, type ProductForm } from './product-request.ts';
import '../../ui/product.css';
import '../../ui/shop.css';

type Props = {
  product: IndexedProduct;
  language: Language;
  /** Id of a variant in the address. */
  variant: string | null;
};

/** Actions on a product besides buying: request, reservation, wishlist. */
export async function ProductActions({ product, language, variant }: Props) {
  const { id, availability } = product;
  const details = await tryToFindDetails(id, language);
  const stock = details?.branchStock ?? [];
  const target = {
    product: id,
    // Without the details, the variant in the address is trusted.
    variant: details || variant === null ? null : Number(variant),
    hasVariants: details !== undefined && hasVariants(details.offer),
    language,
  };
  const canReserve = availability === 'in_stock' || stock.length > 0;
  const locations = peekPickupLocations(language);
  // Without branches the label names no street, and this page must not be cached.
  if (canReserve && !locations) markIncomplete();
  const streets = locations?.branches.map(({ street }) => street) ?? [];
  // Staff can set the label.
  const customLabel = peekCatalogue()?.settings.callToAction[language];
  return (
    <>
      <BranchStockNote stock={stock} isSoldOut={availability === 'sold_out'} language={language} />
      <div className={productForm().actions}>
        <FormLink {...target} form="request" icon="mail">
          {customLabel || getMessages(language).requestForm.open}
        </FormLink>
        {canReserve && (
          <FormLink {...target} form="reservation" icon="pin">
            {getReserveTitle(streets, language)}
          </FormLink>
        )}
        <WishlistButton product={{ id, name: product.names[language] }} language={language} />
      </div>
    </>
  );
}

type NoteProps = { stock: readonly BranchStock[]; isSoldOut: boolean; language: Language };

/** The branches that have the product in stock; nothing where staff do not maintain it. */
function BranchStockNote({ stock, isSoldOut, language }: NoteProps) {
  if (stock.length === 0) return null;
  const messages = getMessages(language).branchStock;
  return (
    <div className={productForm().stock}>
      <p>{isSoldOut ? messages.titleOnlyHere : messages.title}</p>
      <ul>
        {stock.map((one) => (
          <li key={one.branch}>{formatLabelled(one.name, describeBranchStock(one, language), language)}</li>
        ))}
      </ul>
    </div>
  );
}

type FormLinkProps = {
  form: Exclude<ProductForm, 'rating'>;
  icon: IconName;
  product: number;
  variant: number | null;
  hasVariants: boolean;
  language: Language;
  children: string;
};

/**
 * A link to the page of a form. With variants it is a button that submits the variant form, so the page gets the variant
 * that is checked, with and without JavaScript.
 */
function FormLink({ form, icon, product, variant, hasVariants, language, children }: FormLinkProps) {
  const className = productForm().action;
  const content = (
    <>
      <Icon name={icon} />
      {children}
    </>
  );
  return hasVariants ? (
    <button
      type="submit"
      form={variantFormId}
      formAction={findShopHref('request', language)}
      name={form}
      value={product}
      className={className}
    >
      {content}
    </button>
  ) : (
    <Link to={getFormHref({ form, product, variant, isSent: false }, language)} className={className} rel="nofollow">
      {content}
    </Link>
  );
}

/** Street names that take “in der” in German. */
const feminine = /(?:straße|strasse|gasse|allee|chaussee|promenade|zeile)$/i;

/** Label of the reservation button; it names the street when there is only one branch. */
export function getReserveTitle(streets: readonly string[], language: Language): string {
  const { open, openAnywhere } = getMessages(language).reservationForm;
  const [street = '', ...others] = streets;
  const isNamed = others.length === 0 && street !== '' && (language !== 'de' || feminine.test(street));
  return isNamed ? open(street) : openAnywhere;
}

type WishlistButtonProps = {
  product: { id: number; name: string };
  language: Language;
  /** `heart` shows the icon only, for cards. */
  form?: 'button' | 'heart';
};

/** A button that adds a product to the wishlist or removes it. Hidden without JavaScript. */
function WishlistButton({ product, language, form = 'button' }: WishlistButtonProps) {
  const messages = getMessages(language).wishlist;
  const styles = wishlist();
  const isHeart = form === 'heart';
  return (
    <>
      <WishlistToggle
        entry={product.id}
        label={messages.toggle(product.name)}
        className={isHeart ? styles.heart : `${productForm().action} ${styles.button}`}
        {...(!isHeart && { text: messages.label })}
      />
      <shop-part part="react" wish={product.id} hidden />
    </>
  );
}
