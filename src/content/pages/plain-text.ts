import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });

/** The words of an editor's HTML, for those who read no HTML. */
export function toPlainText(html: string): string {
  return readText(parser.parse(html)).replace(/\s+/g, ' ').trim();
}

type Node = { type: string; value?: string; tagName?: string; children?: readonly Node[] };

const blocks = new Set(['p', 'li', 'h2', 'h3', 'tr', 'td', 'th', 'br', 'blockquote']);
const silent = new Set(['script', 'style', 'template']);

function readText({ type, value = '', tagName = '', children = [] }: Node): string {
  if (type === 'text') return value;
  if (silent.has(tagName)) return '';
  const text = children.map(readText).join('');
  return blocks.has(tagName) ? ` ${text} ` : text;
}
