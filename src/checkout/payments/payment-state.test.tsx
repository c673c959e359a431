import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getMessages } from '../../i18n/messages.ts';
import { PaymentState } from './payment-state.tsx';
import type { PaymentFailure } from './post-payment.ts';

const messages = getMessages('de').payment.paypal;

const render = (reason: PaymentFailure) =>
  renderToStaticMarkup(<PaymentState phase={{ kind: 'failed', reason, message: '' }} messages={messages} />);

test.each(['declined', 'mismatch', 'away'] as const)('a failure for %s is an error notice', (reason) => {
  expect(render(reason)).toMatch(/role="alert"><div class="notice__root notice__root--tone_error">/);
  expect(render(reason)).toContain(messages.failures[reason]);
});

test('a cancelled payment is a neutral notice', () => {
  expect(render('cancelled')).toMatch(/role="alert"><div class="notice__root notice__root--tone_neutral">/);
});

test('a ready payment has no notice', () => {
  expect(renderToStaticMarkup(<PaymentState phase={{ kind: 'ready' }} messages={messages} />)).not.toContain('notice');
});
