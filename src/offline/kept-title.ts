const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** What a document calls itself: its heading, or its title where it has none. */
export function findTitle(document: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(document) ?? [];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(document) ?? [];
  const text = (heading ?? title).replace(/<[^>]*>|\u00ad/g, '');
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '').trim();
}
