import { Writable } from 'node:stream';
import { type ComponentType, createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';
import { INTERNAL_ServerRouter as ServerRouter, useRouter } from 'waku/router/client';
import type { MemoryCache } from '../../base/cache-memory.ts';
import { findMarking } from '../../boundaries/overlay/inspection.ts';

type Exports = Readonly<Record<string, unknown>>;
type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => ReactNode;

/** An element, and the HTML of its content. */
type Remembered = { type: string; props: Props; html: string };

/** What is known of a component with these props; `once` where it was rendered and not asked for again. */
export type RememberedHtml = Remembered | 'once' | 'rendering';

/**
 * Client components that many pages contain with the same props. Each has one root element, of which React goes on to
 * write the tag, and its content depends on nothing but its props and, where that is said, on whether they name the
 * page's path. It has no ids and no pictures but in `<picture>`, since React would preload them.
 */
export const remembered: ReadonlyMap<string, { knowsPath: boolean }> = new Map([
  ['CardView', { knowsPath: false }],
  ['MenuList', { knowsPath: true }],
  ['PrimaryMenu', { knowsPath: true }],
]);

let cache: MemoryCache<RememberedHtml> | undefined;

/** Where HTML is remembered; without a cache every component is rendered each time. */
export function rememberIn(memory: MemoryCache<RememberedHtml>): void {
  cache ??= memory;
}

/** The exports of a module, with components in place of those above that render the same from memory. */
export function rememberExports(exports: Exports): Exports {
  const changed = Object.entries(exports).flatMap(([name, component]) => {
    const how = remembered.get(name);
    return how && isFunctionComponent(component) ? [[name, remember(name, component, how)]] : [];
  });
  return changed.length > 0 ? { ...exports, ...Object.fromEntries(changed) } : exports;
}

function isFunctionComponent(value: unknown): value is Component {
  return typeof value === 'function';
}

function remember(name: string, component: Component, { knowsPath }: { knowsPath: boolean }): ComponentType<Props> {
  const withPath: Component = (props) => show(name, component, props, useRouter().path);
  return knowsPath ? withPath : (props) => show(name, component, props, '');
}

function show(name: string, component: Component, props: Props, path: string): ReactNode {
  // What a server renders within is no value; an inspected page marks what is in each component.
  if (!cache || 'children' in props || findMarking()) return component(props);
  const values = JSON.stringify(props);
  const key = `${name} ${values.includes(JSON.stringify(path)) ? path : ''} ${values}`;
  const known = cache.find(key);
  if (typeof known === 'object') {
    return createElement(known.type, { ...known.props, dangerouslySetInnerHTML: { __html: known.html } });
  }
  const output = component(props);
  if (known === undefined) cache.set(key, 'once', measure(key));
  else if (known === 'once' && isRoot(output)) {
    cache.set(key, 'rendering', measure(key));
    void keep(key, output, path, cache);
  }
  return output;
}

type Root = ReactElement<Props & { children?: ReactNode }, string>;

function isRoot(output: ReactNode): output is Root {
  return isValidElement(output) && typeof output.type === 'string';
}

/** Has React render the content of an element by itself, and keeps it. */
async function keep(key: string, root: Root, path: string, memory: MemoryCache<RememberedHtml>): Promise<void> {
  const { children, ...props } = root.props;
  const html = await renderContent(children, path).catch(() => undefined);
  if (html === undefined) return;
  memory.set(key, { type: root.type, props, html }, measure(key) + measure(html));
}

const start = '<div data-content="">';
const end = '</div>';

/** The HTML of an element's content; undefined where React would write something elsewhere in the document for it. */
async function renderContent(children: ReactNode, path: string): Promise<string | undefined> {
  const parts: Buffer[] = [];
  const done = Promise.withResolvers<void>();
  const content = createElement('div', { 'data-content': '' }, children);
  const { pipe } = renderToPipeableStream(
    <ServerRoot elementsPromise={Promise.resolve({ root: content })}>
      <ServerRouter route={{ path, query: '', hash: '' }} />
    </ServerRoot>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: done.reject,
      onAllReady: () => {
        const write = (part: Uint8Array, _encoding: string, next: () => void) => {
          parts.push(Buffer.from(part));
          next();
        };
        pipe(new Writable({ write }).on('finish', done.resolve));
      },
      onShellError: done.reject,
    },
  );
  await done.promise;
  const html = Buffer.concat(parts).toString();
  const from = html.indexOf(start);
  const isAlone = !/<(?:link|script|style)\b/.test(html) && html.endsWith(end);
  return from >= 0 && isAlone ? html.slice(from + start.length, -end.length) : undefined;
}

/** Bytes of a text, as it lies in memory where it has letters beyond Latin 1, and of its entry. */
function measure(text: string): number {
  return 2 * text.length + 200;
}
