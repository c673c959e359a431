import type { Environment } from '../../base/environment.ts';
import { googlePayHosts, klarnaHosts, type PaymentHosts, paypalHosts } from '../../orders/payment-hosts.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { findShopPage } from '../../routing/shop-routes.ts';
import { type EdgeMiddleware, getAddress } from '../edge-env.ts';
import { isPayloadPath, respondWithPageNavigation, toPagePath } from '../payload-path.ts';
import { pagePolicy, permissionsPolicy } from '../security-headers.ts';

type Options = {
  environment: Pick<Environment, 'PAYPAL_ENVIRONMENT' | 'KLARNA_ENVIRONMENT' | 'DEMO_PAYMENTS_URL'>;
  isHttps: boolean;
};

/**
 * Sets the checkout's own headers: it is parted from the window that opened it, but for those of payment providers, which
 * it allows. Where there are any, a client navigation into it becomes a full page load, so that these headers apply.
 */
export function secureCheckout({ environment, isHttps }: Options): EdgeMiddleware {
  const { PAYPAL_ENVIRONMENT, KLARNA_ENVIRONMENT, DEMO_PAYMENTS_URL } = environment;
  const isOpen = Boolean(PAYPAL_ENVIRONMENT || KLARNA_ENVIRONMENT || DEMO_PAYMENTS_URL);
  return async (context, next) => {
    const { path, search } = getAddress(context);
    if (isOpen && isPayloadPath(path)) {
      const isEntered = isCheckout(toPagePath(path)) && !isCheckout(findPathOf(context.req.header('referer')));
      return isEntered ? respondWithPageNavigation(path, search) : next();
    }
    await next();
    const { headers } = context.res;
    if (!isCheckout(path) || !headers.get('content-type')?.startsWith('text/html')) return;
    // Payment popups post their result to the page that opened them.
    headers.set('cross-origin-opener-policy', isOpen ? 'same-origin-allow-popups' : 'same-origin');
    if (!isOpen) return;
    const payments = findPaymentHosts(environment);
    const payers = payments.flatMap((hosts) => hosts.scripts);
    const scripts = [`'nonce-${context.get('nonce')}'`];
    headers.set('content-security-policy', pagePolicy({ scripts, payments, isHttps }));
    headers.set('permissions-policy', permissionsPolicy(payers));
  };
}

function findPaymentHosts({
  PAYPAL_ENVIRONMENT: paypal,
  KLARNA_ENVIRONMENT: klarna,
  DEMO_PAYMENTS_URL: demo,
}: Options['environment']): PaymentHosts[] {
  // In a demo the providers themselves are not contacted.
  if (demo) return [{ scripts: [demo], others: [demo] }];
  const hosts: PaymentHosts[] = [];
  if (paypal) hosts.push(paypalHosts[paypal]);
  // Staff may enable it while the site is running.
  if (paypal && getAddresses().hasGooglePay) hosts.push(googlePayHosts);
  if (klarna) hosts.push(klarnaHosts[klarna]);
  return hosts;
}

function isCheckout(path: string): boolean {
  return findShopPage(path)?.page === 'checkout';
}

function findPathOf(referer: string | undefined): string {
  return URL.parse(referer ?? '')?.pathname ?? '';
}
