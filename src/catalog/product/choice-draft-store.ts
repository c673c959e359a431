import 'client-only';

import { toDraftKey } from './choice-draft-key.ts';

/** Saves typed personalization in `sessionStorage`, so that it survives a reload. */
export function savePersonalizationDraft(product: number, personalization: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(toDraftKey(product), JSON.stringify(personalization));
  } catch {
    // Private mode refuses to store; the form works without.
  }
}

export function loadPersonalizationDraft(product: number, fields: readonly { key: string }[]): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(toDraftKey(product)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const values = new Map<string, unknown>(Object.entries(stored));
    return Object.fromEntries(
      fields.flatMap(({ key }) => {
        const value = values.get(key);
        return typeof value === 'string' ? [[key, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}
