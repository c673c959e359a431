/** A row of the content system that staff can open in the studio. */
export type ContentEntry = { collection: string; id: number | string };

type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Logs a problem in the content that staff can fix, with its entry. The page is rendered all the same; each publication
 * collects these lines.
 */
export function logContentNotice(event: string, facts: Facts, entry?: ContentEntry | undefined): void {
  const place = entry && { entry: `${entry.collection}/${entry.id}` };
  console.warn(JSON.stringify({ level: 'warn', event, ...facts, ...place }));
}

/** The entry that a translation belongs to: its key is named after the collection, `page_id`. */
export function findTranslatedEntry(translation: object | undefined): ContentEntry | undefined {
  for (const [name, id] of Object.entries(translation ?? {})) {
    if (name.endsWith('_id') && typeof id === 'number') return { collection: name.slice(0, -3), id };
  }
  return undefined;
}
