import 'client-only';
import { proxy } from 'valtio/vanilla';

const key = 'int-checkout';

type Wishes = { presentWrap: boolean; country: string | null };

/** What a cart asks of the checkout's own state: it is kept there, and the checkout finds it when it opens. */
export const orderWishes = proxy<Wishes>({ presentWrap: false, country: null });

let connections = 0;

export function connectOrderWishes(): () => void {
  if (connections === 0) {
    follow({ key });
    addEventListener('storage', follow);
  }
  connections += 1;
  return () => {
    connections -= 1;
    if (connections === 0) removeEventListener('storage', follow);
  };
}

export function wishPresentWrap(presentWrap: boolean): void {
  orderWishes.presentWrap = presentWrap;
  keep({ presentWrap });
}

export function wishCountry(country: string | null): void {
  orderWishes.country = country;
  const { shippingAddress } = readKept();
  keep({ shippingAddress: { ...(isRecord(shippingAddress) && shippingAddress), country: country ?? '' } });
}

function follow(event: Pick<StorageEvent, 'key'>): void {
  if (event.key !== key && event.key !== null) return;
  const { presentWrap, shippingAddress } = readKept();
  const country = isRecord(shippingAddress) ? shippingAddress.country : undefined;
  orderWishes.presentWrap = presentWrap === true;
  orderWishes.country = typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
}

/** Whatever else a shopper has told the checkout stays as it is. */
function keep(changes: Record<string, unknown>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ version: 1, ...readKept(), ...changes, timestamp: Date.now() }));
  } catch {
    // Private windows refuse to store; the checkout asks once more.
  }
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isRecord(kept) && kept.version === 1 ? kept : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
