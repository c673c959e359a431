import { setImmediate } from 'node:timers/promises';
import { tryGetContext } from 'hono/context-storage';
import * as v from 'valibot';
import type { createPages } from 'waku';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/server';
import { getCacheMemory, type MemoryCache } from '../../base/cache-memory.ts';
import { findRenderState } from '../../base/render-state.ts';
import { freeBuffer, joinBuffers, supersede } from '../byte-text.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { StaticElement } from '../release/static-elements.ts';
import { withTimeout } from '../render-page.ts';
import { toWholeBody } from '../web-streams.ts';
import { addPayload, createPayloadText, readWhole, streamDocument } from './document-output.ts';
import type { RememberedHtml } from './remember-html.tsx';
import { createStitcher } from './stitch-payload.ts';
import type { DocumentOptions } from './write-document.tsx';

type Router = ReturnType<typeof createPages>;

export type RenderHtml = Parameters<Router['handleRequest']>[1]['renderHtml'];

/** @param elements the static elements whose names the payload contains */
export type RenderWithElements = (
  ...args: [...Parameters<RenderHtml>, elements: readonly StaticElement[]]
) => ReturnType<RenderHtml>;

/** Milliseconds that a page may take to its end without being streamed, though nothing of it is said to be late. */
const maxHoldMs = 10;

const headers = { 'content-type': 'text/html; charset=utf-8' };

/** Inserts what a head needs beside React's content; given the beginning of a document, at least to the end of its head. */
export type FinishHead = (html: string) => string;

/**
 * Renders a page's HTML in place of Waku: complete boundaries in their place, and without Waku's list of the modules of
 * all pages. The payload follows in scripts.
 *
 * A page that is complete in place is sent as a whole, with its payload apart where it may be shared; any other one as
 * soon as there is something to show.
 */
export function createRenderHtml(finishHead: FinishHead): RenderWithElements {
  return async (payload, router, { status = 200, nonce, unstable_rethrowNotFound }, elements) => {
    const { document, text } = await openDocument(payload, router, { nonce, onError: reportError, elements });
    try {
      await document.shell;
    } catch (error) {
      const info = getErrorInfo(error);
      if (info?.location !== undefined || (unstable_rethrowNotFound && info?.status === 404)) throw error;
      return new Response(null, { status: info?.status ?? 500 });
    }
    const context = tryGetContext<EdgeEnv>();
    const isShared = context?.get('shared') !== undefined && status === 200;
    const render = findRenderState();
    const whole = Promise.all([document.whole, text.whenRead]).then(() => 'whole' as const);
    const late = render?.whenIncomplete.then(() => setImmediate('late' as const));
    const first = Promise.race(late ? [whole, late] : [whole]);
    // The cache waits for a page of which nothing is late.
    if ((await (isShared && late ? first : withTimeout(maxHoldMs, first))) !== 'whole') {
      return new Response(streamDocument(document, { text, nonce, finishHead }), { status, headers });
    }
    const html = finishWhole(readWhole(document), finishHead);
    if (isShared && render?.isComplete) {
      context?.set('document', { html, payload: text.takeBytes() });
      return new Response(null, { status, headers });
    }
    const ownPayload = text.takeBytes();
    const page = supersede(html, addPayload(html, ownPayload, nonce));
    freeBuffer(ownPayload);
    return new Response(toWholeBody(page), { status, headers });
  };
}

const headEnd = '</head>';

/** Only the head is made a text: the body is many times longer. */
function finishWhole(html: Buffer, finishHead: FinishHead): Buffer {
  const end = html.indexOf(headEnd) + headEnd.length;
  const head = Buffer.from(finishHead(html.toString('utf8', 0, end)));
  return supersede(html, joinBuffers([head, html.subarray(end)]));
}

/** The same for a page of a release, which fails where a part of it does. */
export const renderStaticHtml: RenderHtml = async (payload, router, { status = 200, nonce }) => {
  const errors: unknown[] = [];
  await (await loadRenderer()).loadComponents();
  const onError = (error: unknown) => {
    if (!getErrorInfo(error)) errors.push(error);
    return findDigest(error);
  };
  const { document, text } = await openDocument(payload, router, { nonce, onError, elements: [] });
  await Promise.all([document.whole, text.whenRead]);
  if (errors.length > 0) throw new AggregateError(errors, 'A page of the release could not be rendered.');
  return new Response(toWholeBody(addPayload(readWhole(document), text.takeBytes(), nonce)), { status, headers });
};

const routerSchema = v.object({
  props: v.object({ route: v.object({ path: v.string(), query: v.string(), hash: v.string() }) }),
});

type Renderer = typeof import('./write-document.tsx');

let renderer: Promise<Renderer> | undefined;

/** Node resolves an import anew each time, which takes longer than all middleware. */
function loadRenderer(): Promise<Renderer> {
  renderer ??= import.meta.viteRsc.loadModule<Renderer>('ssr', 'document');
  return renderer;
}

let memory: MemoryCache<RememberedHtml> | undefined;

function getMemory(): MemoryCache<RememberedHtml> {
  memory ??= getCacheMemory().open<RememberedHtml>();
  return memory;
}

/** @param router Waku's router as an element, of which only the route is used */
async function openDocument(
  payload: ReadableStream<Uint8Array>,
  router: unknown,
  options: Pick<DocumentOptions, 'nonce' | 'onError' | 'elements'>,
) {
  const { renderDocument } = await loadRenderer();
  const { route } = v.parse(routerSchema, router).props;
  const text = createPayloadText(createStitcher(options.elements));
  const document = renderDocument(payload, {
    ...options,
    ...{ route, memory: getMemory(), onPayload: text.add, onBroken: text.fail },
  });
  return { document, text };
}

function reportError(error: unknown): string | undefined {
  const digest = findDigest(error);
  if (digest === undefined) console.error('Error during rendering:', error);
  return digest;
}

/** The digest of an error that has a meaning for the browser, such as a redirect. */
function findDigest(error: unknown): string | undefined {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined;
  return typeof digest === 'string' ? digest : undefined;
}
