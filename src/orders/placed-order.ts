import * as v from 'valibot';
import { cents, id, token, uuid } from './order-fields.ts';
import { paymentKey } from './quote-fields.ts';

const paymentStatuses = ['open', 'pending', 'authorized', 'paid', 'refunded', 'failed'] as const;

/** A status that only a newer server knows is read as `open`. */
export const paymentStatus = v.fallback(v.picklist(paymentStatuses), 'open');

/** A placed order with the token of its page. */
export const placedOrder = v.object({
  uuid,
  number: v.string(),
  token,
  total_cents: cents,
  /** Null only for an order from before it was stored, whose payment method staff have deleted since. */
  payment_method: v.nullable(v.object({ id, key: paymentKey })),
  payment_status: paymentStatus,
});

export type PlacedOrder = v.InferOutput<typeof placedOrder>;

/** An address, whatever the current validation rules are. */
export const storedAddress = v.object({
  ...{ first_name: v.string(), last_name: v.string(), company: v.string(), street: v.string() },
  ...{ house_number: v.string(), addition: v.string(), zip_code: v.string(), city: v.string(), country: v.string() },
});
