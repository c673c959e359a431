import 'server-only';
import { getBranches } from '../../content/company/branch-queries.ts';
import type { Phone } from '../../content/company/phone.ts';
import type { Language } from '../../i18n/languages.ts';
import { getOrLoad, peekCached } from '../index/shop-cache-queries.ts';

/** Branches for collection, and the phone number of the shop. */
export type PickupLocations = {
  branches: { id: number; name: string; street: string; address: string }[];
  phone: Phone | null;
};

/** The cached branches; when there are none, starts to read them in the background for later requests. */
export function peekPickupLocations(language: Language): PickupLocations | undefined {
  const key = `places:${language}`;
  const reading = getOrLoad(key, ['settings'], () => readPickupLocations(language));
  reading.catch((error) =>
    console.warn(JSON.stringify({ level: 'warn', event: 'branches not read', reason: String(error) })),
  );
  return peekCached<PickupLocations>(key);
}

async function readPickupLocations(language: Language): Promise<PickupLocations> {
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
