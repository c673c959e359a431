import { markIncomplete } from '../../base/render-state.ts';
import { formatLabelled } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, productForm, wishlist } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { peekPickupLocations } from '../product/delivery-queries.ts';
import { parseVariant } from '../product/product-choice.ts';
import { type BranchStock, describeBranchStock, type ProductDetails } from '../product/product-details.ts';
import { tryToFindDetails } from '../product/product-section.tsx';
import { WishlistToggle } from '../wishlist/wishlist-toggle.client.tsx';
import { ConsentText, FormDisclosure, getRequestMessages, PhonePrompt, toVariantChoices } from './form-parts.tsx';
import { LazyRequestForm } from './lazy-request-form.client.tsx';
import '../../ui/shop.css';

type Props = {
  product: IndexedProduct;
  language: Language;
  path: string;
  /** Id of a variant in the address. */
  variant: string | null;
};

/** Actions on a product besides buying: request, reservation, wishlist. */
export async function ProductActions({ product, language, path, variant }: Props) {
  const { id, availability } = product;
  const details = await tryToFindDetails(id, language);
  const chosen = details ? parseVariant(details.offer, variant) : null;
  const target = { id, name: product.names[language], href: path };
  const stock = details?.branchStock ?? [];
  return (
    <>
      <BranchStockNote stock={stock} isSoldOut={availability === 'sold_out'} language={language} />
      <div className={productForm().actions}>
        <AvailabilityRequest product={target} variant={chosen} details={details} language={language} />
        {(availability === 'in_stock' || stock.length > 0) && (
          <ReserveInStore product={target} variant={chosen} details={details} language={language} />
        )}
        <WishlistButton product={target} language={language} />
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

export type ProductFormProps = {
  product: { id: number; name: string; href: string };
  /** The variant in the address. */
  variant: { id: number } | null;
  /** Undefined when they could not be read; the variant is then the one in the address. */
  details: ProductDetails | undefined;
  language: Language;
};

/** A disclosure with the request form; staff can set the label of its button. */
function AvailabilityRequest(props: ProductFormProps) {
  const { language } = props;
  const customLabel = peekCatalogue()?.settings.callToAction[language];
  return (
    <FormDisclosure form="request" icon="mail" label={customLabel || getMessages(language).requestForm.open}>
      <AvailabilityForm {...props} />
    </FormDisclosure>
  );
}

export function AvailabilityForm({ product, variant, details, language }: ProductFormProps) {
  const { contactForm, requestForm } = getMessages(language);
  return (
    <LazyRequestForm
      form="request"
      language={language}
      messages={getRequestMessages('request', product.name, language)}
      done={requestForm.done}
      product={{ id: product.id, name: product.name }}
      variant={variant}
      variants={details ? toVariantChoices('request', details, language) : null}
      branches={[]}
      message={requestForm.message(product.name)}
      buttonClass={button()}
      consent={<ConsentText messages={contactForm.consent} language={language} />}
      phonePrompt={<PhonePrompt phone={peekPickupLocations(language)?.phone ?? null} language={language} />}
    />
  );
}

/** A disclosure with the reservation form. Only for products in stock. */
function ReserveInStore(props: ProductFormProps) {
  const streets = peekPickupLocations(props.language)?.branches.map(({ street }) => street) ?? [];
  return (
    <FormDisclosure form="reservation" icon="pin" label={getReserveTitle(streets, props.language)}>
      <ReservationForm {...props} />
    </FormDisclosure>
  );
}

export function ReservationForm({ product, variant, details, language }: ProductFormProps) {
  const locations = peekPickupLocations(language);
  // Without branches a reservation still works, but this page must not be cached.
  if (!locations) markIncomplete();
  const { contactForm, reservationForm } = getMessages(language);
  return (
    <>
      <p className="field__hint">{reservationForm.note}</p>
      <LazyRequestForm
        form="reservation"
        language={language}
        messages={getRequestMessages('reservation', product.name, language)}
        done={reservationForm.done}
        product={{ id: product.id, name: product.name }}
        variant={variant}
        variants={details ? toVariantChoices('reservation', details, language) : null}
        branches={locations?.branches.map((place) => toChoice(place, details, language)) ?? []}
        // Variant and branch are fields, so no message is needed.
        message={null}
        buttonClass={button()}
        consent={<ConsentText messages={contactForm.consent} language={language} />}
        phonePrompt={<PhonePrompt phone={locations?.phone ?? null} language={language} />}
      />
    </>
  );
}

type PickupBranch = NonNullable<ReturnType<typeof peekPickupLocations>>['branches'][number];

/** A branch as an option, with its stock as far as staff maintain it. */
function toChoice({ id, name, address }: PickupBranch, details: ProductDetails | undefined, language: Language) {
  const value = `${name}, ${address}`;
  const stock = details?.branchStock.find(({ branch }) => branch === id);
  return { value, label: stock ? `${value} (${describeBranchStock(stock, language)})` : value };
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
