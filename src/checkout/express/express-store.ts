import 'client-only';
import { ref } from 'valtio/vanilla';
import { importQuietly } from '../../base/import-quietly.ts';
import { createStore } from '../../base/store.ts';
import { forgetBegun, readBegun } from '../../cart/begun-express.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Checkout } from '../checkout.ts';
import { change, checkout } from '../checkout-store.ts';
import { toPayPalOrderId } from './to-paypal-order-id.ts';

type Return = {
  /**
   * - `idle`: nobody comes back from PayPal.
   * - `reading`: the shop is asked who has agreed there.
   * - `away`: nobody knows; it can be asked again.
   */
  phase: 'idle' | 'reading' | 'filled' | 'failed' | 'away';
  /** What stood in the checkout before and is no more; null where nothing was lost. */
  replaced: Partial<Checkout> | null;
};

/** What became of coming back from PayPal, before there is an order. */
export const expressReturn = createStore<Return>({ phase: 'idle', replaced: null });

/** As PayPal has written it into the address. */
let payer: string | null = null;

/** Whoever is led back by PayPal to this address has agreed there, or says so: the shop asks. */
export function beginReturn(language: Language): void {
  if (checkout.express && !isFresh(checkout.express.token)) change({ express: null, paymentMethod: null });
  const said = new URLSearchParams(location.search);
  if (said.get('paypal') !== 'approved') return;
  payer = said.get('PayerID');
  // A reload, or a bookmark, is no second return.
  history.replaceState(history.state, '', location.pathname + location.hash);
  // Who went back to PayPal and came again has told everything already.
  if (checkout.express && toPayPalOrderId(checkout.express.token) === said.get('token')) expressReturn.phase = 'filled';
  else void takeExpress(language);
}

export async function takeExpress(language: Language): Promise<void> {
  const token = readBegun();
  if (!token || !payer) {
    expressReturn.phase = 'failed';
    return;
  }
  expressReturn.phase = 'reading';
  const module = await importQuietly(() => import('./read-express.ts'));
  const read = (await module?.readExpress({ language, express: token, payer })) ?? 'away';
  if (read !== 'away') forgetBegun();
  if (typeof read === 'string' || !module) {
    expressReturn.phase = read === 'away' ? 'away' : 'failed';
    return;
  }
  const { changes, replaced } = module.fillFromPayPal(checkout, read);
  change(changes);
  Object.assign(expressReturn, { phase: 'filled', replaced: replaced && ref(replaced) });
}

/** Takes what was typed before in the place of what came from PayPal; it is paid there all the same. */
export function restoreReplaced(): void {
  if (!expressReturn.replaced) return;
  change(expressReturn.replaced);
  expressReturn.replaced = null;
  // Fields begin anew with what stands there now.
  checkout.revision += 1;
}

/** Milliseconds, as long as the shop takes it; PayPal forgets a little later. */
const lastsMs = 170 * 60_000;

function isFresh(token: string): boolean {
  const [, time = ''] = token.split('.');
  return Date.now() - Number.parseInt(time, 36) < lastsMs;
}
