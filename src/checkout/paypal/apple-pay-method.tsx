import { type ApplePayConfig, usePayPal } from '@paypal/react-paypal-js/sdk-v6';
import { formatByPattern } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { type ApplePayment, findApplePay, toDecimalAmount } from './eligible-methods.ts';
import { PayPalPanel, usePayPalPayment } from './paypal-panel.tsx';
import type { PayPalProps } from './paypal-payment.client.tsx';

/** The version of Apple's API that every supported browser has. */
const apiVersion = 4;

const applePayAppearance = '-apple-pay-button';

/** Apple Pay through PayPal, in the payment sheet of the browser; no script of Apple's is loaded. */
export function ApplePayMethod({ props, config }: { props: PayPalProps; config: ApplePayConfig }) {
  const { messages, order, pattern, buttonClass } = props;
  const { sdkInstance } = usePayPal();
  const paypalPayment = usePayPalPayment(props, 'applepay');

  // Apple's sheet opens only within a user gesture, so nothing may be awaited before.
  const start = () => {
    if (paypalPayment.phase.kind === 'checking') return;
    paypalPayment.reset();
    const Apple = findApplePay();
    if (!Apple || !sdkInstance) return paypalPayment.fail('away');
    const total = { label: location.hostname, amount: toDecimalAmount(order.total_cents), type: 'final' } as const;
    try {
      const paypal = sdkInstance.createApplePayOneTimePaymentSession();
      const sheet = new Apple(apiVersion, {
        ...paypal.formatConfigForPaymentRequest(config),
        countryCode: config.merchantCountry ?? 'DE',
        currencyCode: 'EUR',
        requiredBillingContactFields: ['name', 'postalAddress'],
        total,
      });
      const pay = async ({ token, billingContact }: ApplePayment) => {
        const { orderId } = await paypalPayment.createOrder();
        await paypal.confirmOrder({ orderId, token, billingContact });
        return paypalPayment.confirm(orderId);
      };
      sheet.onvalidatemerchant = ({ validationURL }) => {
        paypal.validateMerchant({ validationUrl: validationURL }).then(
          ({ merchantSession }) => sheet.completeMerchantValidation(merchantSession),
          (error: unknown) => {
            sheet.abort();
            paypalPayment.failWithError(error);
          },
        );
      };
      sheet.onpaymentmethodselected = () => sheet.completePaymentMethodSelection({ newTotal: total });
      sheet.onpaymentauthorized = ({ payment }) => {
        pay(payment).then(
          (isPaid) => sheet.completePayment({ status: isPaid ? Apple.STATUS_SUCCESS : Apple.STATUS_FAILURE }),
          (error: unknown) => {
            sheet.completePayment({ status: Apple.STATUS_FAILURE });
            paypalPayment.failWithError(error);
          },
        );
      };
      sheet.oncancel = () => paypalPayment.fail('cancelled');
      sheet.begin();
    } catch (error) {
      paypalPayment.failWithError(error);
    }
  };

  const label = formatMessage(messages.payByApple, { total: formatByPattern(order.total_cents, pattern) });
  // Apple's own button, localized, where the browser draws it; it has no room for a label.
  const isDrawn = CSS.supports('-webkit-appearance', applePayAppearance);
  return (
    <PayPalPanel {...{ props, payment: paypalPayment }} hint={messages.hints.applepay} declined={messages.cardDeclined}>
      <button
        type="button"
        aria-label={label}
        aria-disabled={paypalPayment.phase.kind === 'checking'}
        onClick={start}
        {...(isDrawn
          ? { style: { WebkitAppearance: applePayAppearance, width: '100%', height: '3rem' } }
          : { className: buttonClass })}
      >
        {!isDrawn && label}
      </button>
    </PayPalPanel>
  );
}
