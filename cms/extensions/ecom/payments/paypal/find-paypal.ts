import type { Context } from '../../../directus.ts';
import { openReading } from '../../../transact.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { findShopRules } from '../../pricing/find-shop-rules.ts';
import { ProviderMissing } from '../call-provider.ts';
import { findPayPalConfiguration } from '../configuration.ts';
import { openPayPal, type PayPalApi } from './paypal-api.ts';

/** PayPal as the shop of this order uses it. @throws ProviderMissing where it is not set up, or no longer */
export async function getPayPal(context: Context, order: OrderRow): Promise<{ api: PayPalApi; merchantId: string }> {
  const rules = await findShopRules(
    await openReading(context),
    context.env,
    order.project?.id ?? 0,
    order.language ?? 'de',
  );
  const configuration = findPayPalConfiguration(context.env, rules?.paypalClientId);
  if (!configuration) throw new ProviderMissing('PayPal is not set up.');
  return { api: openPayPal(configuration), merchantId: configuration.merchantId };
}
