import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });

/** Plain text of HTML from the CMS. */
export function toPlainText(html: string): string {
  return readText(parser.parse(html)).replace(/\s+/g, ' ').trim();
}

type Node = { type: string; value?: string; tagName?: string; children?: readonly Node[] };

const blockTags = new Set(['p', 'li', 'h2', 'h3', 'tr', 'td', 'th', 'br', 'blockquote']);
const ignoredTags = new Set(['script', 'style', 'template']);

function readText({ type, value = '', tagName = '', children = [] }: Node): string {
  if (type === 'text') return value;
  if (ignoredTags.has(tagName)) return '';
  const text = children.map(readText).join('');
  return blockTags.has(tagName) ? ` ${text} ` : text;
}
