import 'server-only';
import { cache } from 'react';
import { findItem } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { EcommerceSettingsRow } from '../directus/rows.generated.ts';

/** Whether staff have switched the shop on; a house without settings has none. */
export const isShopOn = cache(async (): Promise<boolean> => {
  const settings = await findItem<EcommerceSettingsRow>('ecommerce_settings', {
    fields: ['enable_cart'],
    filter: ofProject(),
  });
  return settings?.enable_cart ?? false;
});
