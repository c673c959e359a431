const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** The text of a document's heading, or of its title where it has no heading. */
export function findPageTitle(document: string): string {
  const heading = findHeading(document);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(document) ?? [];
  const text = (heading ?? title).replace(/<[^<>]*>|\u00ad/g, '');
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '').trim();
}

function findHeading(document: string): string | undefined {
  const opening = document.search(/<h1\b/);
  const start = opening < 0 ? -1 : document.indexOf('>', opening);
  const end = start < 0 ? -1 : document.indexOf('</h1>', start);
  return end < 0 ? undefined : document.slice(start + 1, end);
}
