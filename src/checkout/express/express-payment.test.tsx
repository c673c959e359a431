import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getMessages } from '../../i18n/messages.ts';
import { ExpressPayment } from './express-payment.tsx';

const { checkout, payment } = getMessages('de');

const render = (isOver: boolean) =>
  renderToStaticMarkup(
    <ExpressPayment
      token="FIRST.mh000000.0123456789abcdef.A"
      isOver={isOver}
      props={{
        ...{ language: 'de', order: { uuid: 'u', token: 't', total_cents: 1_00 }, messages: payment.paypal },
        ...{ onPaid: () => undefined, onFailed: () => undefined },
      }}
      messages={checkout.express}
    >
      <b>The usual way</b>
    </ExpressPayment>,
  );

test('an order is charged by its approval, and an insufficient approval leads to the usual payment without a message', () => {
  expect(render(false)).toContain(checkout.express.checking);
  expect(render(true)).toBe('<b>The usual way</b>');
});
