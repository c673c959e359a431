import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';
import { getCacheMemory, type MemoryCache } from '../../base/cache-memory.ts';
import type { ContentEntry } from '../../base/content-notice.ts';
import { setFrenchSpaces } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { Heading } from '../../ui/prose.tsx';
import { EditorLink, findContentHref } from '../addresses/editor-link.tsx';
import { toAnchor } from './anchor.ts';

const schema = {
  ...defaultSchema,
  tagNames: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'blockquote',
    'br',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'sup',
    'sub',
    'small',
  ],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, schema);

type Props = {
  html: string;
  language: Language;
  /** The CMS entry that contains it. */
  entry?: ContentEntry | undefined;
};

/**
 * Sanitized HTML from the CMS as React elements: only text structure is kept, and links are resolved for the language.
 */
export function RichText({ html, language, entry }: Props): ReactElement {
  return toJsxRuntime(parse(html, language), {
    Fragment,
    jsx,
    jsxs,
    components: {
      a: (props) => <TextLink {...props} {...{ language, entry }} />,
      h2: ({ children }) => <TextHeading level={2}>{children}</TextHeading>,
      h3: ({ children }) => <TextHeading level={3}>{children}</TextHeading>,
    },
  });
}

type Tree = ReturnType<typeof processor.runSync>;

let trees: MemoryCache<Tree> | undefined;

/** Approximate bytes of a tree for each character of its HTML. */
const bytesPerCharacter = 16;

/** The sanitized tree of HTML, which a page that is rendered again has mostly had before. */
function parse(html: string, language: Language): Tree {
  trees ??= getCacheMemory().open<Tree>();
  const key = `${language === 'fr' ? 'fr' : ''} ${html}`;
  const known = trees.find(key);
  if (known) return known;
  const tree = processor.runSync(processor.parse(html));
  if (language === 'fr') setSpaces(tree);
  trees.set(key, tree, html.length * bytesPerCharacter);
  return tree;
}

type Node = { value?: string; children?: readonly object[] };

/** Sets French spacing. Texts without a French translation are German, which has no such spaces. */
function setSpaces(node: Node): void {
  if (node.value !== undefined) node.value = setFrenchSpaces(node.value);
  for (const child of node.children ?? []) setSpaces(child);
}

function TextHeading({ level, children }: { level: 2 | 3; children?: ReactNode }) {
  return (
    <Heading level={level} id={toAnchor(readText(children))} containsLink={containsLink(children)}>
      {children}
    </Heading>
  );
}

/** A link, or its text if it has no valid target. */
function TextLink({ href, children, language, entry }: ComponentProps<'a'> & Omit<Props, 'html'>) {
  const target = href && findContentHref(href, language, entry);
  if (!target) return children;
  return (
    <EditorLink href={target} language={language}>
      {children}
    </EditorLink>
  );
}

function readText(children: unknown): string {
  if (typeof children === 'string') return children;
  if (Array.isArray(children)) return children.map(readText).join('');
  return isValidElement<{ children?: unknown }>(children) ? readText(children.props.children) : '';
}

function containsLink(children: unknown): boolean {
  if (Array.isArray(children)) return children.some(containsLink);
  if (!isValidElement<{ href?: unknown; children?: unknown }>(children)) return false;
  return children.props.href !== undefined || containsLink(children.props.children);
}

const parser = unified().use(rehypeParse, { fragment: true });

/** Plain text of HTML from the CMS. */
export function toPlainText(html: string): string {
  return readHtmlText(parser.parse(html)).replace(/\s+/g, ' ').trim();
}

type HtmlNode = { type: string; value?: string; tagName?: string; children?: readonly HtmlNode[] };

const blockTags = new Set(['p', 'li', 'h2', 'h3', 'tr', 'td', 'th', 'br', 'blockquote']);

const ignoredTags = new Set(['script', 'style', 'template']);

function readHtmlText({ type, value = '', tagName = '', children = [] }: HtmlNode): string {
  if (type === 'text') return value;
  if (ignoredTags.has(tagName)) return '';
  const text = children.map(readHtmlText).join('');
  return blockTags.has(tagName) ? ` ${text} ` : text;
}
