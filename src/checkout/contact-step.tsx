import { getCountry } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutMessages } from './checkout-messages.ts';
import { checkout, getCheckout, updateCheckout } from './checkout-store.ts';
import { ErrorSummary } from './error-summary.tsx';
import { type FieldErrors, findFieldErrors } from './find-field-errors.ts';
import { formatFieldError } from './format-field-error.ts';
import { NextButton } from './next-button.tsx';
import { useStepForm } from './use-step-form.ts';

type Props = { email: string; phone: string; faults: FieldErrors; messages: CheckoutMessages; onDone: () => void };

/** Whom the shop writes to, and calls when something is unclear. */
export function ContactStep({ email, phone, faults, messages: words, onDone }: Props) {
  const form = useStepForm(faults, validateContact, onDone);
  return (
    <form className={styles.form} aria-labelledby="step-contact" {...form.listeners}>
      <ErrorSummary fields={form.listed} messages={words} ref={form.listRef} />
      <CheckoutField
        name="email"
        type="email"
        label={words.fields.email}
        hint={words.contact.hint}
        error={formatFieldError(words, 'email', form.shown)}
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={email}
        onChange={({ target }) => updateCheckout({ customerEmail: target.value })}
      />
      <CheckoutField
        name="phone"
        type="tel"
        label={`${words.fields.phone} ${words.optional}`}
        hint={words.contact.phoneHint}
        error={formatFieldError(words, 'phone', form.shown)}
        autoComplete="tel"
        inputMode="tel"
        defaultValue={phone}
        onChange={({ target }) => updateCheckout({ phone: target.value })}
      />
      <NextButton step="delivery" words={words} />
    </form>
  );
}

/** The number is read for good now, by a library that nobody fetches who has typed none. */
async function validateContact(): Promise<FieldErrors> {
  const faults = findFieldErrors('contact', getCheckout(), undefined);
  const { phone } = checkout;
  if (faults.phone || phone.trim() === '') return faults;
  const { readPhone } = await import('./normalize-phone.ts').catch(() => ({ readPhone: undefined }));
  const read = readPhone ? readPhone(phone, getCountry(checkout) ?? '') : phone;
  if (read === undefined) return { ...faults, phone: 'invalid' };
  updateCheckout({ phone: read });
  return faults;
}
