import 'client-only';
import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';
import { createStore, syncStorage } from '../base/store.ts';
import { placedOrder } from '../orders/order.ts';

const key = 'int-placed-order';

/** How long the note about the last order is shown, in milliseconds. */
const ttlMs = 24 * 3_600_000;

const schema = v.object({
  number: v.pipe(placedOrder.entries.number, v.maxLength(50)),
  token: placedOrder.entries.token,
  /** When it was placed, in milliseconds. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

type LastOrder = v.InferOutput<typeof schema>;

/** The last order of this browser, shown to shoppers who return to the checkout. */
export const lastOrder = createStore<{ order: LastOrder | null }>({ order: null });

/** Reads the stored order and follows other tabs. */
export const connectLastOrder = syncStorage({ key, load: applyStored, reload: applyStored });

export function saveLastOrder({ number, token }: Pick<LastOrder, 'number' | 'token'>): void {
  lastOrder.order = { number, token, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(lastOrder.order));
  } catch {
    // Without storage it is shown until the page goes.
  }
}

function applyStored(): void {
  const order = loadLastOrder();
  if (order) lastOrder.order = order;
}

function loadLastOrder(): LastOrder | undefined {
  try {
    const result = v.safeParse(schema, parseJson(localStorage.getItem(key) ?? 'null'));
    if (!result.success) return undefined;
    const age = Date.now() - result.output.at;
    if (age >= 0 && age < ttlMs) return result.output;
    localStorage.removeItem(key);
    return undefined;
  } catch {
    return undefined;
  }
}
