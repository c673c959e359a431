import { createHash } from 'node:crypto';
import { ServedScript } from './served-script.client.tsx';
import { keepServedText } from './served-texts.ts';

/** What machines read of a page, in the words of schema.org. */
export function JsonLd({ data }: { data: object }) {
  const text = toScriptText(data);
  const id = `data-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  keepServedText(id, text);
  return <ServedScript id={id} />;
}

/** No word of an editor may end the element that it stands in. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
