import { Link } from 'waku';
import { toControlId, toFormId } from '../../contact/form-ids.ts';
import { FormProblem, Honeypot } from '../../contact/form-problem.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { button, form as formStyles, productForm } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SelectField } from '../../ui/choice-field.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import { MessagePage, PageTitle } from '../../ui/prose.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { findIndexedProductById } from '../index/find-product.ts';
import { variantDisplayName } from '../product/product-choice.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { tryToFindDetails } from '../product/product-section.tsx';
import { findSoldOutVariants, isAvailable, type StockAlertQuery } from './stock-alert-request.ts';
import '../../ui/product.css';

type Props<Query> = { query: Query; language: Language };

type AskQuery = Extract<StockAlertQuery, { step: 'ask' }>;

type LinkQuery = Exclude<StockAlertQuery, AskQuery>;

/** Title of the page. */
export function getStockAlertTitle(query: StockAlertQuery, language: Language): string {
  const messages = getMessages(language).stockAlert;
  if (query.step !== 'ask') return messages[query.step].title;
  const name = query.product === null ? undefined : findIndexedProductById(query.product)?.names[language];
  return name === undefined ? messages.open : messages.title(name);
}

/** The pages of a stock alert: the form, the confirmation of links in mails, and outcomes. */
export function StockAlert({ query, language }: Props<StockAlertQuery>) {
  return query.step === 'ask' ? (
    <AskForAlert query={query} language={language} />
  ) : (
    <AlertStep query={query} language={language} />
  );
}

async function AskForAlert({ query: { product, variant }, language }: Props<AskQuery>) {
  const messages = getMessages(language).stockAlert;
  const indexed = product === null ? undefined : findIndexedProductById(product);
  if (!indexed) {
    return (
      <MessagePage {...(peekCatalogue() ? messages.gone : messages.failed)}>
        <ToShop language={language} />
      </MessagePage>
    );
  }
  const href = findShopSlugHref('product', indexed.slug, language) ?? '/';
  const productLink = (
    <ButtonLink href={variant === null ? href : `${href}?variant=${variant}`} appearance="outline">
      {messages.toProduct}
    </ButtonLink>
  );
  const details = await tryToFindDetails(indexed.id, language);
  if (!details) return <MessagePage {...messages.failed}>{productLink}</MessagePage>;
  if (isAvailable(details.offer, variant)) return <MessagePage {...messages.there}>{productLink}</MessagePage>;
  return (
    <>
      <PageTitle>{messages.title(details.name)}</PageTitle>
      <StockAlertForm {...{ details, variant, language }} />
      <p>{productLink}</p>
    </>
  );
}

/**
 * A step from a link in a mail. Opening the link changes nothing, since mail scanners open links; the button submits
 * it.
 */
function AlertStep({ query: { step, token }, language }: Props<LinkQuery>) {
  const messages = getMessages(language).stockAlert;
  if (step !== 'confirm' && step !== 'remove') {
    return (
      <MessagePage {...messages[step]}>
        <ToShop language={language} />
      </MessagePage>
    );
  }
  if (!token) return <MessagePage {...messages.incomplete} />;
  const { title, text, button: press } = messages[step];
  return (
    <MessagePage title={title} text={text}>
      <form method="post" action={`/api/stock-alert/${step}`} acceptCharset="utf-8" aria-label={title}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" className={button()}>
          {press}
        </button>
      </form>
    </MessagePage>
  );
}

function ToShop({ language }: { language: Language }) {
  return (
    <ButtonLink href={getAddresses().storeRoots[language] ?? hrefTo('home', language)} appearance="outline">
      {getMessages(language).stockAlert.toShop}
    </ButtonLink>
  );
}

type StockAlertFormProps = {
  details: ProductDetails;
  /** The variant in the address. */
  variant: number | null;
  language: Language;
};

const form = 'stock-alert';

/**
 * The form for a stock alert: email address and, where several variants are sold out, the variant. Works without
 * JavaScript.
 */
function StockAlertForm({ details, variant, language }: StockAlertFormProps) {
  const { offer, images, name } = details;
  const { stockAlert: messages, forms, product } = getMessages(language);
  const label = variantDisplayName(offer, product.variant);
  const soldOut = findSoldOutVariants(offer);
  const chosen = soldOut.find(({ id }) => id === variant) ?? (soldOut.length === 1 ? soldOut[0] : undefined);
  const [image] = images;
  const styles = productForm();
  return (
    <section className={styles.inside}>
      <div className={styles.about}>
        {image && <Picture {...image} alt="" sizes="12rem" maxWidth={640} isEager />}
        <p>{messages.intro}</p>
      </div>
      <form
        id={toFormId(form)}
        className={formStyles().root}
        method="post"
        action="/api/stock-alert"
        acceptCharset="utf-8"
        aria-label={messages.title(name)}
      >
        <FormProblem form={form} problem={undefined} labels={{}} ref={null} />
        {soldOut.length > 0 && (
          <SelectField
            id={toControlId(form, 'variant')}
            name="variant"
            label={label}
            choices={soldOut.map((one) => ({ value: String(one.id), label: one.name }))}
            none={messages.choose}
            defaultValue={chosen ? String(chosen.id) : ''}
            error={undefined}
            required
          />
        )}
        <TextField
          id={toControlId(form, 'email')}
          name="email"
          type="email"
          label={messages.email}
          autoComplete="email"
          inputMode="email"
          error={undefined}
          required
        />
        <Honeypot form={form} label={forms.trap} />
        <input type="hidden" name="product" value={offer.id} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" className={button()}>
          {messages.send}
        </button>
      </form>
      <p className={formStyles().note}>
        {messages.note} <Link to={hrefTo('privacy', language)}>{messages.privacy}</Link>
      </p>
    </section>
  );
}
