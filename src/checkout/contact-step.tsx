import { getCountry } from './checkout.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutWords } from './checkout-speech.ts';
import { change, checkout, getCheckout } from './checkout-store.ts';
import { FaultList } from './fault-list.tsx';
import { type Faults, findFaults } from './find-faults.ts';
import { NextButton } from './next-button.tsx';
import { sayFault } from './say-fault.ts';
import { useStepForm } from './use-step-form.ts';

type Props = { email: string; phone: string; faults: Faults; words: CheckoutWords; onDone: () => void };

/** Whom the shop writes to, and calls when something is unclear. */
export function ContactStep({ email, phone, faults, words, onDone }: Props) {
  const form = useStepForm(faults, findFaultsNow, onDone);
  return (
    <form className={styles.form} aria-labelledby="step-contact" {...form.listeners}>
      <FaultList fields={form.listed} words={words} ref={form.listRef} />
      <CheckoutField
        name="email"
        type="email"
        label={words.fields.email}
        hint={words.contact.hint}
        error={sayFault(words, 'email', form.shown)}
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={email}
        onChange={({ target }) => change({ customerEmail: target.value })}
      />
      <CheckoutField
        name="phone"
        type="tel"
        label={`${words.fields.phone} ${words.optional}`}
        hint={words.contact.phoneHint}
        error={sayFault(words, 'phone', form.shown)}
        autoComplete="tel"
        inputMode="tel"
        defaultValue={phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <NextButton step="delivery" words={words} />
    </form>
  );
}

/** The number is read for good now, by a library that nobody fetches who has typed none. */
async function findFaultsNow(): Promise<Faults> {
  const faults = findFaults('contact', getCheckout(), undefined);
  const { phone } = checkout;
  if (faults.phone || phone.trim() === '') return faults;
  const { readPhone } = await import('./read-phone.ts').catch(() => ({ readPhone: undefined }));
  const read = readPhone ? readPhone(phone, getCountry(checkout) ?? '') : phone;
  if (read === undefined) return { ...faults, phone: 'invalid' };
  change({ phone: read });
  return faults;
}
