import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/i18n/languages.ts';
import { paymentKeys } from '../src/orders/quote.ts';
import type { CmsApi } from './cms-api.ts';

type Branch = { id: number; project: number | null; status: string | null };

/**
 * Applies the content model to an existing database and migrates its rows. One-time migrations are marked in a file
 * before, so that an interrupted start is completed by the next one.
 *
 * @param data folder of the instance
 */
export async function applyWithMigrations(api: CmsApi, data: string, apply: () => Promise<unknown>): Promise<void> {
  const markFile = join(data, 'collection-undecided');
  if (!(await hasField(api, 'branch', 'offers_collection'))) writeFileSync(markFile, '');
  await apply();
  await migrateMailEvents(api);
  await migratePayments(api);
  if (!existsSync(markFile)) return;
  await migrateCollection(api);
  rmSync(markFile);
}

/** Only the first published branch offered pickup so far; staff decide about the others. */
async function migrateCollection(api: CmsApi) {
  const branches = await api.get<Branch[]>('/items/branch?fields=id,project,status&sort=sort,id&limit=-1');
  const published = branches.filter(({ status }) => status === 'published');
  const keys = branches
    .filter(({ id, project }) => published.find((first) => first.project === project)?.id !== id)
    .map(({ id }) => id);
  if (keys.length > 0) await api.patch('/items/branch?fields=', { keys, data: { offers_collection: false } });
}

/** History entries that name the customer were written when the mail was sent; older ones when it was queued. */
async function migrateMailEvents(api: CmsApi) {
  const filter = { kind: { _eq: 'mail_sent' }, text: { _starts_with: 'An die Kundin, den Kunden' } };
  const data = { kind: 'mail_delivered' };
  await api.patch('/items/ecommerce_order_event?fields=', { query: { filter, limit: -1 }, data });
}

type PaymentMethod = { id: number; key: string; translations: { language: string | null; name: string | null }[] };

/** Orders from before they kept their payment method keep what it is now, before staff delete or rename it. */
async function migratePayments(api: CmsApi) {
  const path = '/items/ecommerce_payment_method?fields=id,key,translations.language,translations.name&limit=-1';
  for (const { id, key, translations } of await api.get<PaymentMethod[]>(path)) {
    if (paymentKeys.every((known) => known !== key)) continue;
    for (const language of languages) {
      const names = [language, 'de'].map((one) => translations.find((row) => row.language === one)?.name);
      const name = names.find(Boolean) ?? key;
      const filter = {
        _and: [
          { payment_method: { _eq: id } },
          { language: { _eq: language } },
          { ordered_payment_method: { _null: true } },
        ],
      };
      const data = { ordered_payment_method: { id, key, name } };
      await api.patch('/items/ecommerce_order?fields=', { query: { filter, limit: -1 }, data });
    }
  }
}

async function hasField(api: CmsApi, collection: string, field: string): Promise<boolean> {
  const fields = await api.get<{ collection: string; field: string }[]>('/fields');
  return fields.some((one) => one.collection === collection && one.field === field);
}
