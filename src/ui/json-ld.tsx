import { createHash } from 'node:crypto';
import { setDocumentText } from './document-texts.ts';
import { JsonLdScript } from './json-ld-script.client.tsx';

/** What machines read of a page, in the words of schema.org. */
export function JsonLd({ data }: { data: object }) {
  const text = escapeJson(data);
  const id = `data-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  setDocumentText(id, text);
  return <JsonLdScript id={id} />;
}

/** No word of an editor may end the element that it stands in. */
export function escapeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
