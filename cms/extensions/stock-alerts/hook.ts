import type { Context, Hooks } from '../directus.ts';
import { coalesceRuns } from '../ecom/without-overlap.ts';
import { notifyWaiting } from './notify-waiting.ts';

/** Checks waitlists after every change of stock, and every minute for missed changes and those made past Directus. */
export default ({ action, schedule }: Hooks, context: Context) => {
  const checkWaitlists = coalesceRuns(context, async () => {
    const { collections } = await context.getSchema();
    // The content model is applied only after the start.
    if ('turns' in (collections.ecommerce_waitlist?.fields ?? {})) await notifyWaiting(context, new Date());
  });
  for (const collection of ['ecommerce_product', 'ecommerce_product_variant'])
    action(`${collection}.items.update`, checkWaitlists);
  schedule('* * * * *', checkWaitlists);
};
