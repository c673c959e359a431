import type { PayPalSource } from '../../../../../src/orders/quote.ts';
import type { Context } from '../../../directus.ts';
import { openReading } from '../../../transact.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { findShopRules } from '../../pricing/find-shop-rules.ts';
import { ProviderNotConfigured } from '../call-provider.ts';
import { findPayPalConfiguration } from '../configuration.ts';
import { openPayPal, type PayPalApi } from './paypal-api.ts';

type PayPal = { api: PayPalApi; merchantId: string; sources: readonly PayPalSource[] };

/**
 * PayPal client for the shop of an order.
 *
 * @throws ProviderNotConfigured if it is not set up
 */
export async function getPayPal(context: Context, order: OrderRow): Promise<PayPal> {
  const rules = await findShopRules(
    await openReading(context),
    context.env,
    order.project?.id ?? 0,
    order.language ?? 'de',
  );
  const configuration = findPayPalConfiguration(context.env, rules?.paypalClientId);
  if (!configuration) throw new ProviderNotConfigured('PayPal is not set up.');
  const { merchantId } = configuration;
  return { api: openPayPal(configuration), merchantId, sources: rules?.paypalSources ?? [] };
}
