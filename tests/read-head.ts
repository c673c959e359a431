/** The `meta` elements of a page, by name or property. */
export function readMeta(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

/** The `link` elements of one kind, each with its language, if any, and its address. */
export function readLinks(html: string, kind: string): [string, string][] {
  const links = html.matchAll(new RegExp(`<link rel="${kind}"(?: hrefLang="([^"]+)")? href="([^"]+)"`, 'g'));
  return [...links].map(([, language = '', href = '']) => [language, href]);
}
