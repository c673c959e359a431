import { cleanCharacters, cleanText } from '../../../src/base/clean-text.ts';

/** HTML with all values escaped. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | Markup[];

/** Template tag that escapes values unless they are `Markup`. Attributes have to be in double quotes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((whole, part, index) => whole + toSource(values[index - 1] ?? '') + part));
}

/** Escaped text with line breaks as `<br>`. */
export function breakLines(text: string): Markup {
  return new Markup(cleanText(text).split('\n').map(escapeHtml).join('<br>'));
}

function toSource(value: Value): string {
  if (value instanceof Markup) return value.source;
  if (Array.isArray(value)) return value.map(({ source }) => source).join('');
  return escapeHtml(cleanCharacters(String(value)));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
