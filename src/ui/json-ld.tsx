import { createHash } from 'node:crypto';
import { entryBytes, getCacheMemory } from '../base/cache-memory.ts';
import { measureBytes } from '../base/measure-bytes.ts';
import { JsonLdScript } from './json-ld-script.client.tsx';

/** Structured data (schema.org, JSON-LD) of a page. */
export function JsonLd({ data }: { data: object }) {
  const text = escapeJson(data);
  const id = `data-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  globalThis.texts ??= getCacheMemory().open<string>();
  globalThis.texts.set(id, text, entryBytes + measureBytes(id) + measureBytes(text));
  return <JsonLdScript id={id} />;
}

/** JSON with escaped `<`, so that no text can close the script element. */
export function escapeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
