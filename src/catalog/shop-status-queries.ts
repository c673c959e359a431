import 'server-only';
import { cache } from 'react';
import { findItem } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { EcommerceSettingsRow } from '../directus/rows.generated.ts';

/**
 * Whether staff have switched the shop on, and whether it is in maintenance; an organisation without settings has no
 * shop.
 */
export const getShopStatus = cache(async (): Promise<{ isOn: boolean; isInMaintenance: boolean }> => {
  const settings = await findItem<EcommerceSettingsRow>('ecommerce_settings', {
    fields: ['enable_cart', 'maintenance_mode'],
    filter: ofProject(),
  });
  return { isOn: settings?.enable_cart ?? false, isInMaintenance: settings?.maintenance_mode ?? false };
});
