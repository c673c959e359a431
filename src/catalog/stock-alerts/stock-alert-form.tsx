import { Link } from 'waku';
import { toControlId, toFormId } from '../../contact/form-ids.ts';
import { FormProblem } from '../../contact/form-problem.tsx';
import { Honeypot } from '../../contact/honeypot.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { button, form as formStyles, productForm } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { variantDisplayName } from '../product/product-choice.ts';
import type { ProductDetails } from '../product/product-details.ts';
import { findSoldOutVariants } from './sold-out-variants.ts';
import '../../ui/product.css';

type Props = {
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
export function StockAlertForm({ details, variant, language }: Props) {
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
