import { tryGetContext } from 'hono/context-storage';
import type { Order } from '../../orders/order.ts';
import type { EdgeEnv } from '../edge-env.ts';

/** The order whose page is being rendered; it was loaded before the first byte. */
export function getCurrentOrder(): Order | undefined {
  return tryGetContext<EdgeEnv>()?.get('order');
}
