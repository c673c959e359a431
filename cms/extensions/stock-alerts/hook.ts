import type { Context, Hooks } from '../directus.ts';
import { withoutOverlap } from '../ecom/without-overlap.ts';
import { notifyWaiting } from './notify-waiting.ts';

/** Looks after every change of what can be bought, and every minute for what came past Directus or was missed. */
export default ({ action, schedule }: Hooks, context: Context) => {
  const look = withoutOverlap(context, async () => {
    const { collections } = (await context.getSchema()) as { collections: Record<string, { fields: object }> };
    // A database gets the model, and what is new in it, only after the start.
    if ('turns' in (collections.ecommerce_waitlist?.fields ?? {})) await notifyWaiting(context, new Date());
  });
  for (const collection of ['ecommerce_product', 'ecommerce_product_variant'])
    action(`${collection}.items.update`, look);
  schedule('* * * * *', look);
};
