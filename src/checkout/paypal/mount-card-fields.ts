import type { CardFieldsOneTimePaymentSession, EventPayload } from '@paypal/react-paypal-js/sdk-v6';
import type { OrderAddress } from '../../orders/order-address.ts';
import type { CardFieldStates } from './card-field-errors.ts';
import type { CardField, PayPalMessages } from './paypal-messages.ts';

export type CardSession = Pick<CardFieldsOneTimePaymentSession, 'submit' | 'destroy'>;

type Options = {
  containers: ReadonlyMap<CardField, HTMLElement>;
  messages: PayPalMessages['card'];
  /** @param focused where somebody writes */
  onChange: (fields: CardFieldStates, focused: CardField | undefined) => void;
  onEnter: () => void;
};

const events = ['focus', 'blur', 'change', 'empty', 'notempty', 'validitychange'] as const;

/** Puts PayPal's fields where ours would be, in the letters of the page around them. */
export function mountCardFields(session: CardFieldsOneTimePaymentSession, options: Options): CardSession {
  const { containers: places, messages: words, onChange, onEnter } = options;
  for (const [type, place] of places) {
    const { color, fontSize, minHeight } = getComputedStyle(place);
    const input = { color, fontSize, background: 'transparent', border: '0', outline: '0', padding: '0' };
    const { label, invalid } = words[type];
    const field = session.createCardFieldsComponent({
      ...{ type, ariaLabel: label, ariaInvalidErrorMessage: invalid },
      style: { input: { ...input, height: minHeight }, '.invalid': { color } },
    });
    place.replaceChildren(field);
  }
  const hear = ({ data: { number, expiry, cvv, name } }: EventPayload) => {
    const known = { number, expiry, cvv, ...(name && { name }) };
    const [focused] = Object.entries(known).find(([, { isFocused }]) => isFocused) ?? [];
    onChange(
      known,
      cardFields.find((one) => one === focused),
    );
  };
  for (const event of events) void session.on(event, hear);
  void session.on('inputsubmit', onEnter);
  return session;
}

const cardFields = ['number', 'expiry', 'cvv', 'name'] as const;

/** What banks want to know where the holder is not asked. */
export function toBillingAddress(billing: OrderAddress | null): Parameters<CardSession['submit']>[1] {
  if (!billing) return {};
  return {
    billingAddress: {
      addressLine1: [billing.street, billing.house_number].filter(Boolean).join(' '),
      ...(billing.addition && { addressLine2: billing.addition }),
      adminArea2: billing.city,
      postalCode: billing.zip_code,
      countryCode: billing.country,
    },
  };
}
