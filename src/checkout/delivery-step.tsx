import { useMemo } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { Quote, QuotedBranch } from '../orders/quote.ts';
import { type Address, emptyAddress, listOtherCountries } from './address.ts';
import { AddressFields } from './address-fields.tsx';
import { type Checkout, chooseDelivery } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { ErrorSummary, toControlId, useStepForm } from './checkout-field.tsx';
import type { CheckoutMessages } from './checkout-messages.ts';
import { getCheckout, updateCheckout } from './checkout-store.ts';
import { type FieldErrors, findFieldErrors, formatFieldError } from './find-field-errors.ts';
import { ImportDutiesNote } from './import-duties-note.tsx';
import { NextButton } from './step-section.tsx';

type Props = {
  state: Pick<Checkout, 'isCollection' | 'branch' | 'shippingAddress' | 'invoiceAddress' | 'express'>;
  quote: Quote | null;
  errors: FieldErrors;
  messages: CheckoutMessages;
  language: Language;
  onDone: () => void;
};

const noCountries: Pick<Quote, 'countries'> = { countries: [] };

/** The second step: shipping or collection, the shipping address and the invoice address. */
export function DeliveryStep({ state, quote, errors, messages, language, onDone }: Props) {
  const { isCollection, shippingAddress, invoiceAddress } = state;
  const validate = () => findFieldErrors('delivery', getCheckout(), quote ?? undefined);
  const form = useStepForm(
    errors,
    validate,
    onDone,
    (field) => state.express !== null && field.startsWith('shipping_address.'),
  );
  const { countries } = quote ?? noCountries;
  // An invoice may go to countries without delivery.
  const others = useMemo(() => listOtherCountries(countries, language), [countries, language]);
  const canCollect = isCollection || quote?.shipping_methods.some((method) => method.is_collection);
  const fields = (name: 'shipping_address' | 'invoice_address', legend: string, address: Address, more = {}) => (
    <AddressFields key={name} {...{ name, legend, address, countries, messages }} errors={form.shown} {...more} />
  );
  return (
    <form className={styles.form} aria-labelledby="step-delivery" {...form.listeners}>
      <ErrorSummary fields={form.listed} messages={messages} ref={form.listRef} />
      {canCollect && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.delivery.legend}</legend>
          <div className={styles.choices}>
            <DeliveryOption
              isChosen={!isCollection}
              label={messages.delivery.ship}
              onChoose={() => setCollection(false)}
            />
            <DeliveryOption
              isChosen={isCollection}
              label={messages.delivery.collect}
              onChoose={() => setCollection(true)}
            />
          </div>
        </fieldset>
      )}
      {isCollection && quote && (
        <BranchChoices
          branches={quote.branches}
          chosen={state.branch}
          error={formatFieldError(messages, 'branch', form.shown)}
          messages={messages}
        />
      )}
      {!isCollection && fields('shipping_address', messages.delivery.shippingAddress, shippingAddress)}
      <ImportDutiesNote {...{ state, quote, messages }} />
      {!isCollection && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="other_invoice"
            checked={invoiceAddress !== null}
            onChange={({ target }) =>
              updateCheckout({ invoiceAddress: target.checked ? emptyAddressLike(shippingAddress) : null })
            }
          />
          <span className={styles.choiceName}>{messages.delivery.otherInvoice}</span>
        </label>
      )}
      {invoiceAddress && fields('invoice_address', messages.delivery.invoiceAddress, invoiceAddress, { others })}
      <NextButton step="payment" messages={messages} />
    </form>
  );
}

function DeliveryOption({ isChosen, label, onChoose }: { isChosen: boolean; label: string; onChoose: () => void }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="way" checked={isChosen} onChange={onChoose} />
      <span className={styles.choiceName}>{label}</span>
    </label>
  );
}

function setCollection(isCollection: boolean): void {
  updateCheckout({ ...chooseDelivery(getCheckout(), isCollection), shippingMethod: null });
}

/** Names usually stay the same in another address. */
function emptyAddressLike({ first_name, last_name, country }: Address): Address {
  return { ...emptyAddress, first_name, last_name, country };
}

type BranchChoicesProps = {
  branches: readonly QuotedBranch[];
  chosen: number | null;
  error: string | undefined;
  messages: CheckoutMessages;
};

/** Where the order is collected: a choice of branches, or the only one. */
function BranchChoices({ branches, chosen, error, messages }: BranchChoicesProps) {
  const [only] = branches;
  if (!only) return null;
  const id = toControlId('branch');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.fields.branch}</legend>
      <div className={styles.choices}>
        {branches.length === 1 ? (
          <div className={styles.group}>
            <Branch branch={only} />
          </div>
        ) : (
          branches.map((branch, index) => (
            <label key={branch.id} className={styles.choice}>
              <input
                // The link of the error summary leads to the first radio button.
                id={index === 0 ? id : `${id}-${branch.id}`}
                type="radio"
                name="branch"
                value={branch.id}
                checked={branch.id === chosen}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-error`}
                onChange={() => updateCheckout({ branch: branch.id })}
              />
              <Branch branch={branch} />
            </label>
          ))
        )}
      </div>
      {branches.length > 1 && (
        <p id={`${id}-error`} className="field__error" aria-live="polite">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Branch({ branch: { name, address, hours, ready } }: { branch: QuotedBranch }) {
  return (
    <>
      <span className={styles.choiceName}>{name}</span>
      <span className={styles.choiceNote}>
        {[address.join(', '), hours, ready].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}
