import 'server-only';
import { getBranches } from '../../content/company/branch-queries.ts';
import type { Phone } from '../../content/company/phone.ts';
import type { Language } from '../../i18n/languages.ts';
import { peekRemembered, remember } from '../index/shop-cache-queries.ts';

/** Where a piece can be collected, and whom to call. */
export type ShopPlaces = {
  branches: { id: number; name: string; street: string; address: string }[];
  phone: Phone | null;
};

/** What is in memory; when nothing is, it is fetched for the next one, and nobody waits for it. */
export function peekShopPlaces(language: Language): ShopPlaces | undefined {
  const key = `places:${language}`;
  const reading = remember(key, ['settings'], () => readShopPlaces(language));
  reading.catch((error) =>
    console.warn(JSON.stringify({ level: 'warn', event: 'branches not read', reason: String(error) })),
  );
  return peekRemembered<ShopPlaces>(key);
}

async function readShopPlaces(language: Language): Promise<ShopPlaces> {
  const branches = await getBranches(language);
  return {
    branches: branches.map(({ id, displayName, street, number, city }) => ({
      id,
      name: displayName,
      street,
      address: `${street} ${number}, ${city}`.trim(),
    })),
    phone: branches.find(({ phone }) => phone)?.phone ?? null,
  };
}
