import { type ComponentProps, useId, useState } from 'react';
import { importOptional } from '../base/import-optional.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { findAddressForm, isNumericPostcode } from '../orders/address-form.ts';
import { hasTownLists } from '../orders/places.ts';
import { type Address, type AddressField, isRequired } from './address.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { CheckoutField, CheckoutSelect } from './checkout-field.tsx';
import type { CheckoutMessages } from './checkout-messages.ts';
import { type AddressName, updateAddress } from './checkout-store.ts';
import { type FieldErrors, formatFieldError } from './find-field-errors.ts';
import type { TownSuggestion } from './town-suggestion.ts';

const none: TownSuggestion = { towns: [], kind: 'none', postcode: '', country: '' };

type Country = { code: string; name: string };

type Props = {
  /** The name of the address in the order's body. */
  name: AddressName;
  legend: string;
  address: Address;
  /** The countries of delivery. A chosen country that is not among them stays selectable. */
  countries: readonly Country[];
  /** Other countries, where the address may have one. */
  others?: readonly Country[];
  errors: FieldErrors;
  messages: CheckoutMessages;
};

const autocompleteTokens = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  street: 'address-line1',
  addition: 'address-line2',
  zip_code: 'postal-code',
  city: 'address-level2',
  country: 'country',
} as const satisfies Partial<Record<AddressField, string>>;

/**
 * Address fields with autocomplete tokens. The country comes first, since labels and order of the others follow its
 * conventions.
 */
export function AddressFields({ name, legend, address, countries, others = [], errors, messages }: Props) {
  const autocompleteSection = name === 'shipping_address' ? 'shipping' : 'billing';
  const { country } = address;
  const { isPostcodeLast, ...form } = findAddressForm(country);
  const text = (field: keyof typeof autocompleteTokens) => ({
    name: `${name}.${field}`,
    label: `${findLabel(messages, field, country, form)}${isRequired(field, country) ? '' : ` ${messages.optional}`}`,
    error: formatFieldError(messages, `${name}.${field}`, errors, country),
    autoComplete: `${autocompleteSection} ${autocompleteTokens[field]}`,
    required: isRequired(field, country),
    defaultValue: address[field],
    onChange: ({ target }: { target: { value: string } }) => updateAddress(name, field, target.value),
  });
  const { suggestion, suggest } = useTownSuggestion(name, country);
  const zip = text('zip_code');
  const postcode = (
    <CheckoutField
      key="zip_code"
      {...zip}
      inputMode={isNumericPostcode(country) ? 'numeric' : 'text'}
      onChange={(event) => {
        zip.onChange(event);
        suggest(true);
      }}
    />
  );
  const isOffered = [...countries, ...others].some(({ code }) => code === country);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <CheckoutSelect {...text('country')} defaultValue={undefined} value={country}>
        {!isOffered && (
          <option value={country}>{countries.length > 0 ? messages.delivery.chooseCountry : country}</option>
        )}
        {others.length > 0 ? (
          <>
            <optgroup label={messages.delivery.deliveryCountries}>{countries.map(toOption)}</optgroup>
            <optgroup label={messages.delivery.otherCountries}>{others.map(toOption)}</optgroup>
          </>
        ) : (
          countries.map(toOption)
        )}
      </CheckoutSelect>
      <div className={styles.pair}>
        <CheckoutField {...text('first_name')} />
        <CheckoutField {...text('last_name')} />
      </div>
      <CheckoutField {...text('company')} />
      <CheckoutField {...text('street')} />
      <CheckoutField {...text('addition')} />
      <div className={styles.pair} data-form={isPostcodeLast ? 'city' : 'zip'}>
        {!isPostcodeLast && postcode}
        <TownField
          key="city"
          {...text('city')}
          {...{ suggestion, messages }}
          onBlur={() => {
            if (suggestion.towns.length > 0) suggest(false);
          }}
        />
        {isPostcodeLast && postcode}
      </div>
    </fieldset>
  );
}

function toOption({ code, name }: Country) {
  return (
    <option key={code} value={code}>
      {name}
    </option>
  );
}

type Form = Omit<ReturnType<typeof findAddressForm>, 'isPostcodeLast'>;

/** The label that is usual in the country. */
function findLabel({ fields, formFields }: CheckoutMessages, field: AddressField, country: string, form: Form): string {
  const postcodes: Readonly<Record<string, string>> = formFields.zip_code;
  if (field === 'zip_code') return postcodes[country] ?? fields.zip_code;
  if (field === 'city' && form.hasState) return formFields.cityAndState;
  if (field === 'street' && form.isNumberFirst) return formFields.numberAndStreet;
  return fields[field === 'house_number' ? 'street' : field];
}

/** The suggestion for a postcode. Its code loads once a postcode is typed. */
function useTownSuggestion(name: AddressName, country: string) {
  const [latest, setLatest] = useState(none);
  const suggest = (canFill: boolean) => {
    if (!hasTownLists(country)) return;
    void importOptional(() => import('./town-suggestion.ts')).then((loaded) =>
      loaded?.suggestTowns(name, canFill, setLatest),
    );
  };
  // A suggestion for another country is outdated.
  return { suggestion: latest.country === country ? latest : none, suggest };
}

type TownFieldProps = ComponentProps<typeof CheckoutField> & { suggestion: TownSuggestion; messages: CheckoutMessages };

/** How many towns the note names; the datalist has them all. */
const maxNamed = 4;

/** The town field with a datalist of the towns of its postcode. */
function TownField({ suggestion, messages, ...control }: TownFieldProps) {
  const list = useId();
  const { towns, kind, postcode, country } = suggestion;
  const named = towns.slice(0, maxNamed).join(', ') + (towns.length > maxNamed ? ' …' : '');
  return (
    <div>
      <CheckoutField
        {...control}
        {...(country === 'DE' && kind !== 'none' && { hint: messages.towns.source })}
        list={towns.length > 0 ? list : undefined}
        note={kind === 'none' ? '' : formatMessage(messages.towns[kind], { postcode, towns: named })}
      />
      {towns.length > 0 && (
        <datalist id={list}>
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      )}
    </div>
  );
}
