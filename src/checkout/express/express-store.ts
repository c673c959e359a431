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
} from '../../cart/express-token.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Checkout } from '../checkout.ts';
import { checkout, getCheckout, updateCheckout } from '../checkout-store.ts';

type ReturnState = {
  /**
   * - `idle`: nobody comes back from PayPal.
   * - `reading`: the shop is asked who has agreed there.
   * - `away`: nobody knows; it can be asked again.
   * - `asking`: it is, and the checkout stays in sight.
   */
  phase: 'idle' | 'reading' | 'asking' | 'filled' | 'failed' | 'away';
  /** What stood in the checkout before and is no more; null where nothing was lost. */
  replaced: Partial<Checkout> | null;
};

/** What became of coming back from PayPal, before there is an order. */
export const expressReturn = createStore<ReturnState>({ phase: 'idle', replaced: null });

/** What PayPal has written into the address, and what this browser knows of it. */
let approval: { token: string; payer: string } | null = null;

/** Whoever is led back by PayPal to this address has agreed there, or says so: the shop asks. */
export function handleExpressReturn(language: Language): void {
  removeStaleExpressToken();
  if (checkout.express && !isExpressTokenFresh(checkout.express.token))
    updateCheckout({ express: null, paymentMethod: null });
  const query = new URLSearchParams(location.search);
  if (query.get('paypal') !== 'approved') return;
  // A reload, or a bookmark, is no second return.
  history.replaceState(history.state, '', location.pathname + location.hash);
  const token = findToken(query.get('token'));
  const payer = query.get('PayerID');
  approval = token && payer ? { token, payer } : null;
  void applyExpress(language);
}

/**
 * The token of what was begun here, or of what was taken already: whoever goes back to PayPal may choose another address or
 * account there. Anybody can write an address with something else in it, and whatever is under way is left alone then.
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
    // What was taken before is not agreed to any more.
    if (result === 'refused' && checkout.express?.token === token)
      updateCheckout({ express: null, paymentMethod: null });
    expressReturn.phase = result === 'away' ? 'away' : 'failed';
    return;
  }
  const { changes, replaced } = module.fillFromPayPal(checkout, result);
  updateCheckout(changes);
  // Fields that stand there already begin anew with it.
  checkout.revision += 1;
  Object.assign(expressReturn, { phase: 'filled', replaced: replaced && ref(replaced) });
}

/** Takes what was typed before in the place of what came from PayPal; it is paid there all the same. */
export function restoreReplaced(): void {
  if (!expressReturn.replaced) return;
  updateCheckout(expressReturn.replaced);
  expressReturn.replaced = null;
  // Fields begin anew with what stands there now.
  checkout.revision += 1;
}

/** What was agreed to is not enough for the order: a page that is opened again does not ask for it once more. */
export function markExpressOver(): void {
  const { attempt } = getCheckout();
  if (attempt) updateCheckout({ attempt: { ...attempt, isExpressOver: true } });
}

/** Whether the shopper takes back what was agreed to, in whichever tab. */
export function isGivenUp(): boolean {
  return getCheckout().attempt?.isGivenUp === true;
}
