import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getPricePattern } from '../i18n/format.ts';
import { getMessages } from '../i18n/messages.ts';
import { PayOrder } from './pay-order.tsx';

const { cart, checkout: messages, ordering: orderingMessages, payment } = getMessages('de');
const pattern = getPricePattern('de');
const intl = {
  language: 'de',
  messages,
  orderingMessages,
  cart: { messages: cart, pattern },
  pattern,
  phone: null,
} as const;
const order = {
  uuid: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e12',
  number: '2026-000001',
  token: 'x'.repeat(43),
  total_cents: 129_690,
  payment_method: { id: 4, key: 'paypal' },
  payment_status: 'pending',
} as const;

const render = (isGivenUp: boolean) =>
  renderToStaticMarkup(
    <PayOrder
      order={order}
      paypal={{
        ...{ clientId: 'shop', sources: ['paypal'], billing: null },
        express: { token: 'FIRST.mh000000.0123456789abcdef.A', isOver: false, isGivenUp },
      }}
      payments={{ messages: payment, paypal: 'sandbox', klarna: 'playground' }}
      intl={intl}
    />,
  );

test('an approved order is not charged while it is being cancelled, and the cancellation can be repeated', () => {
  expect(render(false)).toContain(payment.paypal.loading);
  expect(render(true)).not.toContain(payment.paypal.loading);
  expect(render(true)).toContain(orderingMessages.chooseOther);
});
