import 'client-only';
import * as v from 'valibot';
import { followStored } from '../base/follow-stored.ts';
import { parseJson } from '../base/parse-json.ts';
import { createStore } from '../base/store.ts';
import { placedOrder } from '../orders/order.ts';

const key = 'int-placed-order';

/** For as long as somebody may come back to the checkout and wonder; in milliseconds. */
const keptFor = 24 * 3_600_000;

const schema = v.object({
  number: v.pipe(placedOrder.entries.number, v.maxLength(50)),
  token: placedOrder.entries.token,
  /** When it was placed, in milliseconds. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

type Placed = v.InferOutput<typeof schema>;

/** The last order of this browser, for who comes back to its checkout. */
export const placed = createStore<{ order: Placed | null }>({ order: null });

/** Reads what is kept and follows the other tabs. */
export const connectPlaced = followStored({ key, open: show, read: show });

export function keepPlaced({ number, token }: Pick<Placed, 'number' | 'token'>): void {
  placed.order = { number, token, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(placed.order));
  } catch {
    // A browser that does not store tells it for as long as the page lives.
  }
}

function show(): void {
  const order = readKept();
  if (order) placed.order = order;
}

function readKept(): Placed | undefined {
  try {
    const read = v.safeParse(schema, parseJson(localStorage.getItem(key) ?? 'null'));
    if (!read.success) return undefined;
    const age = Date.now() - read.output.at;
    if (age >= 0 && age < keptFor) return read.output;
    localStorage.removeItem(key);
    return undefined;
  } catch {
    return undefined;
  }
}
