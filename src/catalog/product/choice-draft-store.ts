import 'client-only';

const toKey = (product: number) => `product-draft-${product}`;

/** What was typed for a product stays for as long as the tab lives, so that a reload costs nobody their words. */
export function savePersonalizationDraft(product: number, personalization: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(toKey(product), JSON.stringify(personalization));
  } catch {
    // Private windows refuse to store; the form goes on without.
  }
}

export function loadPersonalizationDraft(product: number, fields: readonly { key: string }[]): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(toKey(product)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const values = new Map<string, unknown>(Object.entries(kept));
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
