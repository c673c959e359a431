import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { page, productForm } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessagePage } from '../../ui/prose.tsx';
import { findIndexedProductById } from '../index/find-product.ts';
import { loadPickupLocations } from '../product/delivery-queries.ts';
import { parseVariant } from '../product/product-choice.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { tryToFindDetails } from '../product/product-section.tsx';
import { RatingFormContent } from '../ratings/rating-form.tsx';
import { FormProduct } from './form-product.tsx';
import type { FormQuery, ProductForm } from './product-request.ts';
import { AvailabilityForm, ReservationForm } from './request-forms.tsx';
import '../../ui/product.css';

type Props = { query: FormQuery; language: Language };

const messageKeys = {
  request: 'requestForm',
  reservation: 'reservationForm',
  rating: 'ratingForm',
} as const satisfies Record<ProductForm, string>;

/** Title of the page. */
export function getFormTitle({ form, product, isSent }: FormQuery, language: Language): string {
  const messages = getMessages(language);
  const { title, done } = messages[messageKeys[form]];
  if (isSent) return done.title;
  const name = findName(product, language);
  return name === undefined ? messages.productForms.chooseTitle : title(name);
}

/** A product form on a page of its own, or its confirmation. It works with the product's id alone. */
export async function StandaloneProductForm({ query, language }: Props) {
  const messages = getMessages(language);
  const title = getFormTitle(query, language);
  const name = findName(query.product, language);
  const { slug } = (query.product !== null && findIndexedProductById(query.product)) || {};
  const path = slug === undefined ? undefined : findShopSlugHref('product', slug, language);
  // The product shows the variant that was chosen there.
  const href = path === undefined || query.variant === null ? path : `${path}?variant=${query.variant}`;
  const backLink = (
    <ButtonLink href={href ?? getAddresses().storeRoots[language] ?? hrefTo('home', language)} appearance="outline">
      {href ? messages.productForms.backToProduct : messages.productForms.toShop}
    </ButtonLink>
  );
  if (query.isSent || query.product === null) {
    const text = query.isSent ? messages[messageKeys[query.form]].done.text : messages.productForms.chooseText;
    return (
      <MessagePage title={title} text={text}>
        {backLink}
      </MessagePage>
    );
  }
  // Unknown ids cause no request.
  const [details] = await Promise.all([
    slug === undefined ? undefined : tryToFindDetails(query.product, language),
    // Without its field a reservation would name no branch.
    loadPickupLocations(language),
  ]);
  const formProps = {
    // Before the catalogue is loaded the name is unknown; staff find the product by its id.
    product: { id: query.product, name: name ?? `${messages.productForms.product} ${query.product}` },
    variant: findVariant(query, details),
    details,
    language,
  };
  const styles = productForm();
  return (
    <div className={styles.page}>
      <h1 className={page().title}>{title}</h1>
      <FormProduct {...formProps} form={query.form} name={formProps.product.name} href={href} />
      <div className={styles.form}>
        <Form form={query.form} formProps={formProps} />
        <p>{backLink}</p>
      </div>
    </div>
  );
}

function Form({ form, formProps }: { form: ProductForm; formProps: Parameters<typeof AvailabilityForm>[0] }) {
  if (form === 'rating') return <RatingFormContent {...formProps} />;
  return form === 'reservation' ? <ReservationForm {...formProps} /> : <AvailabilityForm {...formProps} />;
}

/** The variant in the address; it is trusted when the details could not be read. */
function findVariant({ variant }: FormQuery, details: ProductDetails | undefined): { id: number } | null {
  if (details) return parseVariant(details.offer, String(variant));
  return variant === null ? null : { id: variant };
}

function findName(product: number | null, language: Language): string | undefined {
  return product === null ? undefined : findIndexedProductById(product)?.names[language];
}
