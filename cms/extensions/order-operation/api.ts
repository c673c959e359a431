import type { Context } from '../directus.ts';
import { refuse } from '../refuse.ts';

/** Options as filled in by the Flow; missing values are the string `undefined`. */
type Options = { change: unknown; keys: unknown; tracking?: unknown };

type OperationContext = Pick<Context, 'services' | 'getSchema'> & { accountability: object | null };

const changes: Record<string, Record<string, string>> = {
  paid: { payment_status: 'paid' },
  shipped: { status: 'shipped' },
  ready: { status: 'ready' },
  cancelled: { status: 'cancelled' },
};

const maxKeys = 100;

/** Changes orders as the form does: with the permissions of the user, the rules of a status, and its mail. */
export default {
  id: 'change-order',
  handler: async ({ change, keys, tracking }: Options, { services, getSchema, accountability }: OperationContext) => {
    const payload = changes[String(change)];
    if (!payload || !accountability) return refuse('Bitte neu anmelden');
    if (!Array.isArray(keys) || keys.length === 0) return refuse('Bitte zuerst Bestellungen auswählen');
    if (keys.length > maxKeys) return refuse(`Bitte höchstens ${maxKeys} Bestellungen auf einmal ändern`);
    const orders = new services.ItemsService('ecommerce_order', { schema: await getSchema(), accountability });
    await orders.updateMany(keys.map(Number), { ...payload, ...toTracking(tracking) });
    return { changed: keys.length };
  },
};

/** A number that is not entered leaves the one that is there. */
function toTracking(given: unknown): { tracking?: string } {
  const tracking = typeof given === 'string' && given !== 'undefined' ? given.trim() : '';
  return tracking ? { tracking } : {};
}
