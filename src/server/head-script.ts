import { randomBytes } from 'node:crypto';
import { tryGetContext } from 'hono/context-storage';
import { earlyClicksScript } from '../base/early-clicks.ts';
import { optionalImportScript } from '../base/import-optional.ts';
import { findRenderState } from '../base/render-state.ts';
import { userInputScript } from '../base/user-input.ts';
import { makeColorModeScript } from './color-mode-script.ts';
import type { EdgeEnv } from './edge-env.ts';
import { transitionStyle } from './security-headers.ts';

type ProcessRequest = (request: Request) => Promise<Response | null>;

const headTag = '<head>';

const headStyle = `<style>${transitionStyle}</style>`;

/** Written by React on a picture that its transitions share between pages. */
const sharedPicture = ' vt-name=';

type HeadOptions = {
  /** Undefined where scripts are allowed by hash. */
  nonce?: string | undefined;
  /** Address of the same page without streaming. */
  inPlaceHref?: string | undefined;
  /** The HTML goes on to the end of the document. */
  isWhole?: boolean;
};

/**
 * The document with the style and the scripts that must come first in its head, outside of React. A whole one without
 * shared pictures has no view transition, which would only delay it.
 */
export function insertHeadScript(html: string, { nonce, inPlaceHref, isWhole = false }: HeadOptions = {}): string {
  const start = findHeadStart(html);
  if (start === 0) return html;
  const beginning = html.slice(0, start);
  const style = isWhole && !html.includes(sharedPicture) ? '' : headStyle;
  const added = style + makeHeadStart(beginning, nonce) + makeNoScriptRefresh(inPlaceHref);
  return beginning + added + html.slice(start);
}

/** The same for documents that Waku streams: everything before the content of the head arrives in the first chunk. */
export function withHeadScript(processRequest: ProcessRequest): ProcessRequest {
  return async (request) => {
    const response = await processRequest(request);
    if (!response?.body || !response.headers.get('content-type')?.startsWith('text/html')) return response;
    const nonce = getNonce();
    const render = findRenderState();
    let isFirst = true;
    const inserting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const start = isFirst ? findHeadStart(Buffer.from(chunk)) : 0;
        isFirst = false;
        if (start === 0) return controller.enqueue(chunk);
        const beginning = Buffer.from(chunk.subarray(0, start)).toString();
        const added = Buffer.from(
          headStyle + makeHeadStart(beginning, nonce) + makeNoScriptRefresh(render?.inPlaceHref),
        );
        controller.enqueue(Buffer.concat([chunk.subarray(0, start), added, chunk.subarray(start)]));
      },
    });
    return new Response(response.body.pipeThrough(inserting), response);
  };
}

/** The script that comes first in the head. */
function makeHeadStart(beginning: string, nonce?: string): string {
  const script = optionalImportScript + userInputScript + earlyClicksScript + makeColorModeScript(beginning);
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`;
}

/** The index at which the content of the head begins; 0 without a head. */
function findHeadStart(html: string | Buffer): number {
  const at = html.indexOf(headTag);
  return at < 0 ? 0 : at + headTag.length;
}

/**
 * The redirect for readers without JavaScript. React does not hoist `<noscript>` into the head, and `<meta>` is not
 * allowed in the body.
 */
function makeNoScriptRefresh(href: string | undefined): string {
  return href ? `<noscript><meta http-equiv="refresh" content="0;url=${encodeAttribute(href)}"></noscript>` : '';
}

function encodeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The nonce of the page that is being rendered; undefined while a release is built, whose scripts are allowed by hash.
 */
export function getNonce(): string | undefined {
  return tryGetContext<EdgeEnv>()?.get('nonce');
}
