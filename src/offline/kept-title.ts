const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What a document is called, as React writes it into its head. */
export function findTitle(document: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(document) ?? [];
  return title.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');
}
