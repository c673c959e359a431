import { importOptional } from '../base/import-optional.ts';
import { getCountry } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutField, ErrorSummary, useStepForm } from './checkout-field.tsx';
import type { CheckoutMessages } from './checkout-messages.ts';
import { checkout, getCheckout, updateCheckout } from './checkout-store.ts';
import { type FieldErrors, findFieldErrors, formatFieldError } from './find-field-errors.ts';
import { NextButton } from './step-section.tsx';

type Props = { email: string; phone: string; errors: FieldErrors; messages: CheckoutMessages; onDone: () => void };

/** The first step: e-mail address and phone number. */
export function ContactStep({ email, phone, errors, messages, onDone }: Props) {
  const form = useStepForm(errors, validateContact, onDone);
  return (
    <form className={styles.form} aria-labelledby="step-contact" {...form.listeners}>
      <ErrorSummary fields={form.listed} messages={messages} ref={form.listRef} />
      <CheckoutField
        name="email"
        type="email"
        label={messages.fields.email}
        hint={messages.contact.hint}
        error={formatFieldError(messages, 'email', form.shown)}
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={email}
        onChange={({ target }) => updateCheckout({ customerEmail: target.value })}
      />
      <CheckoutField
        name="phone"
        type="tel"
        label={`${messages.fields.phone} ${messages.optional}`}
        hint={messages.contact.phoneHint}
        error={formatFieldError(messages, 'phone', form.shown)}
        autoComplete="tel"
        inputMode="tel"
        defaultValue={phone}
        onChange={({ target }) => updateCheckout({ phone: target.value })}
      />
      <NextButton step="delivery" messages={messages} />
    </form>
  );
}

/**
 * Validates the step and normalizes the phone number. The library for that is loaded only when a number was entered.
 */
async function validateContact(): Promise<FieldErrors> {
  const errors = findFieldErrors('contact', getCheckout(), undefined);
  const { phone } = checkout;
  if (errors.phone || phone.trim() === '') return errors;
  const loaded = await importOptional(() => import('./normalize-phone.ts'));
  const normalized = loaded ? loaded.normalizePhone(phone, getCountry(checkout) ?? '') : phone;
  if (normalized === undefined) return { ...errors, phone: 'invalid' };
  updateCheckout({ phone: normalized });
  return errors;
}
