import { Readable, type Writable } from 'node:stream';
import references from 'virtual:vite-rsc/client-references';
import { createFromNodeStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr.node';
import { renderToPipeableStream } from 'react-dom/server.node';
import { INTERNAL_ServerRoot as ServerRoot } from 'waku/minimal/client';
import { INTERNAL_ServerRouter as ServerRouter } from 'waku/router/client';
import type { MemoryCache } from '../../base/cache-memory.ts';
import { markReferences } from '../../boundaries/overlay/mark-exports.ts';
import type { StaticElement } from '../release/static-elements.ts';
import { makeBootstrapScript } from './bootstrap-script.ts';
import { type Elements, fillElements } from './fill-elements.ts';
import { type RememberedHtml, rememberExports, rememberIn } from './remember-html.tsx';

/** The entry of the `ssr` environment: React's HTML part, which runs without the `react-server` condition. */

// Before any of them is imported.
for (const [key, load] of Object.entries(references)) references[key] = async () => rememberExports(await load());
markReferences(references);

let loaded: Promise<unknown> | undefined;

/**
 * Loads all client components. The order in which those of a page get ready is that of their preloads, which would else
 * depend on the disk where a page is the first one to have them.
 */
export function loadComponents(): Promise<unknown> {
  loaded ??= Promise.all(Object.values(references).map((load) => load()));
  return loaded;
}

type Route = { path: string; query: string; hash: string };

export type DocumentOptions = {
  route: Route;
  nonce: string | undefined;
  onError: (error: unknown) => string | undefined;
  /** Called with each part of the payload as it is read, and once more at its end. */
  onPayload: (part: Uint8Array | undefined) => void;
  /** Called where the payload breaks off. */
  onBroken: (error: unknown) => void;
  /** The static elements whose names the payload contains. */
  elements: readonly StaticElement[];
  /** Where the HTML of what many pages have in common is kept. */
  memory: MemoryCache<RememberedHtml>;
};

export type Document = {
  /** Resolves as soon as there is something to show; rejects where that fails. */
  shell: Promise<void>;
  /** Resolves when everything is rendered. */
  whole: Promise<void>;
  pipe: (writer: Writable) => void;
  abort: (reason: unknown) => void;
};

let bootstrapScript: string | undefined;

/** Renders the HTML of an RSC payload. */
export function renderDocument(payload: ReadableStream<Uint8Array>, options: DocumentOptions): Document {
  bootstrapScript ??= makeBootstrapScript(getClientEntryUrl(), String(import.meta.env.WAKU_BUILD_ID ?? ''));
  const { route, nonce, onError, memory } = options;
  rememberIn(memory);
  const reader = payload.getReader();
  let elements: Promise<Elements> | undefined;
  const readElements = () => {
    elements ??= fillElements(createFromNodeStream<Elements>(readPayload(reader, options)), options.elements);
    return elements;
  };
  const shell = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<void>();
  // Whoever waits for the shell only does not want to know.
  whole.promise.catch(() => {});
  const { pipe, abort } = renderToPipeableStream(<Page readElements={readElements} route={route} />, {
    bootstrapScriptContent: bootstrapScript,
    ...(nonce !== undefined && { nonce }),
    // Boundaries that are complete stay in their place, however large they are: without JavaScript nothing moves them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
    onShellReady: shell.resolve,
    onAllReady: whole.resolve,
    onShellError: (error) => {
      shell.reject(error);
      whole.reject(error);
    },
  });
  return {
    shell: shell.promise,
    whole: whole.promise,
    pipe,
    abort: (reason) => {
      abort(reason);
      reader.cancel(reason).catch(() => {});
    },
  };
}

/** React finds the page that preloads belong to by the async context, so the payload is read within the render. */
function Page({ readElements, route }: { readElements: () => Promise<Elements>; route: Route }) {
  return (
    <ServerRoot elementsPromise={readElements()}>
      <ServerRouter route={route} />
    </ServerRoot>
  );
}

/** Reads the payload as fast as it is rendered, for React and for the page. */
function readPayload(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { onPayload, onBroken }: Pick<DocumentOptions, 'onPayload' | 'onBroken'>,
): Readable {
  const parts = new Readable({ read: () => {} });
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      onPayload(value);
      parts.push(done ? null : value);
      if (done) return;
    }
  };
  // Pushed only after React listens.
  read().catch((error) => {
    onBroken(error);
    parts.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return parts;
}
