import { cleanCharacters, cleanText } from './clean-text.ts';

/** Markup of our own, with every value in it escaped. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Markup | Markup[];

/** A template whose values are text unless they are markup. Attributes stand in double quotes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((whole, part, index) => whole + toSource(values[index - 1] ?? '') + part));
}

/** Text whose line ends show. */
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
