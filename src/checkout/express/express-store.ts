import 'client-only';
import { ref } from 'valtio/vanilla';
import { importOptional } from '../../base/import-optional.ts';
import { createStore } from '../../base/store.ts';
import {
  isExpressTokenFresh,
  loadExpressToken,
  removeExpressToken,
  removeStaleExpressToken,
  toPayPalOrderId,
} from '../../cart/checkout-storage.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Checkout } from '../checkout.ts';
import { checkout, getCheckout, updateCheckout } from '../checkout-store.ts';

type ReturnState = {
  /**
   * - `idle`: no return from PayPal.
   * - `reading`: the approval is being loaded.
   * - `away`: it could not be loaded; it can be retried.
   * - `asking`: it is being retried, with the checkout still visible.
   */
  phase: 'idle' | 'reading' | 'asking' | 'filled' | 'failed' | 'away';
  /** The checkout's entries that PayPal's data has replaced; null where nothing was lost. */
  replaced: Partial<Checkout> | null;
};

/** The state of a return from PayPal Express, before there is an order. */
export const expressReturn = createStore<ReturnState>({ phase: 'idle', replaced: null });

/** The payer from PayPal's query, and the token that this browser has stored. */
let approval: { token: string; payer: string } | null = null;

/** Handles a return from PayPal with `?paypal=approved`. The query proves nothing; the server verifies it. */
export function handleExpressReturn(language: Language): void {
  removeStaleExpressToken();
  if (checkout.express && !isExpressTokenFresh(checkout.express.token))
    updateCheckout({ express: null, paymentMethod: null });
  const query = new URLSearchParams(location.search);
  if (query.get('paypal') !== 'approved') return;
  // A reload or a bookmark is not a second return.
  history.replaceState(history.state, '', location.pathname + location.hash);
  const token = findToken(query.get('token'));
  const payer = query.get('PayerID');
  approval = token && payer ? { token, payer } : null;
  void applyExpress(language);
}

/**
 * The stored token for PayPal's order id: a new one, or the one already applied, since address and account can be
 * changed at PayPal again. Undefined for an id that was not started here, which anybody could write into a link.
 */
function findToken(paypalOrderId: string | null): string | undefined {
  const known = [loadExpressToken(), checkout.express?.token];
  return known.find((token) => token && toPayPalOrderId(token) === paypalOrderId) ?? undefined;
}

export async function applyExpress(language: Language): Promise<void> {
  if (!approval) {
    expressReturn.phase = 'failed';
    return;
  }
  const { token, payer } = approval;
  expressReturn.phase = expressReturn.phase === 'away' ? 'asking' : 'reading';
  const module = await importOptional(() => import('./read-express.ts'));
  const result = (await module?.readExpress({ language, express: token, payer })) ?? 'away';
  if (result !== 'away') removeExpressToken(toPayPalOrderId(token));
  if (typeof result === 'string' || !module) {
    // The approval that was applied before has been revoked.
    if (result === 'refused' && checkout.express?.token === token)
      updateCheckout({ express: null, paymentMethod: null });
    expressReturn.phase = result === 'away' ? 'away' : 'failed';
    return;
  }
  const { changes, replaced } = module.fillFromPayPal(checkout, result);
  updateCheckout(changes);
  // Remounts the uncontrolled fields with the new values.
  checkout.revision += 1;
  Object.assign(expressReturn, { phase: 'filled', replaced: replaced && ref(replaced) });
}

/** Restores the entries that PayPal's data has replaced; the order is still paid by PayPal. */
export function restoreReplaced(): void {
  if (!expressReturn.replaced) return;
  updateCheckout(expressReturn.replaced);
  expressReturn.replaced = null;
  // Remounts the uncontrolled fields with the restored values.
  checkout.revision += 1;
}

/** Remembers that the approval is insufficient, so that a reopened page does not try it again. */
export function markExpressOver(): void {
  const { attempt } = getCheckout();
  if (attempt) updateCheckout({ attempt: { ...attempt, isExpressOver: true } });
}

/** Whether the shopper has cancelled the approved order, in any tab. */
export function isAbandoned(): boolean {
  return getCheckout().attempt?.isGivenUp === true;
}
