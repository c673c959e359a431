import { isPostcodeOfDigits } from '../orders/postcode.ts';
import { type Address, type AddressField, requiredFields } from './address.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutField, CheckoutSelect } from './checkout-field.tsx';
import type { CheckoutWords } from './checkout-speech.ts';
import { changeAddress } from './checkout-store.ts';
import type { Faults } from './find-faults.ts';
import { sayFault } from './say-fault.ts';

type Props = {
  /** Which of the two, as the order calls it. */
  name: 'shipping_address' | 'invoice_address';
  legend: string;
  address: Address;
  /** Those that may be chosen; the one that is written stays, whatever may. */
  countries: readonly { code: string; name: string }[];
  faults: Faults;
  words: CheckoutWords;
};

const tokens = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  street: 'address-line1',
  addition: 'address-line2',
  zip_code: 'postal-code',
  city: 'address-level2',
  country: 'country',
} as const satisfies Partial<Record<AddressField, string>>;

/** An address as browsers know how to fill it in. */
export function AddressFields({ name, legend, address, countries, faults, words }: Props) {
  const kind = name === 'shipping_address' ? 'shipping' : 'billing';
  const text = (field: keyof typeof tokens) => ({
    name: `${name}.${field}`,
    label: requiredFields.includes(field) ? words.fields[field] : `${words.fields[field]} ${words.optional}`,
    error: sayFault(words, `${name}.${field}`, faults, address.country),
    autoComplete: `${kind} ${tokens[field]}`,
    required: requiredFields.includes(field),
    defaultValue: address[field],
    onChange: ({ target }: { target: { value: string } }) => changeAddress(name, field, target.value),
  });
  const isOffered = countries.some(({ code }) => code === address.country);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pair}>
        <CheckoutField {...text('first_name')} />
        <CheckoutField {...text('last_name')} />
      </div>
      <CheckoutField {...text('company')} />
      <CheckoutField {...text('street')} />
      <CheckoutField {...text('addition')} />
      <div className={styles.pair} data-form="zip">
        <CheckoutField {...text('zip_code')} inputMode={isPostcodeOfDigits(address.country) ? 'numeric' : 'text'} />
        <CheckoutField {...text('city')} />
      </div>
      <CheckoutSelect {...text('country')} defaultValue={undefined} value={address.country}>
        {!isOffered && (
          <option value={address.country}>
            {countries.length > 0 ? words.delivery.chooseCountry : address.country}
          </option>
        )}
        {countries.map(({ code, name: label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </CheckoutSelect>
    </fieldset>
  );
}
