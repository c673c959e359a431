import { createHash } from 'node:crypto';
import { fromByteText, replaceWords, supersede, toByteText } from './byte-text.ts';
import { missingEntryReport, payloadPush, payloadReader } from './document/bootstrap-script.ts';

/** The RSC payload of a page as a file, at an address made of its content hash. */
export type PayloadFile = { path: string; content: Buffer };

/** A page without its inline RSC payload, and the payload. */
export type ExtractedPage = { html: Buffer; payload: PayloadFile };

export const payloadFolder = '/payload/';

/**
 * Moves the RSC payload of a page into a file of its own. React renders everything twice: as HTML, and as the payload
 * for hydration. Readers need the HTML at once and the payload not before the scripts have loaded.
 *
 * The entry script fetches the payload, whose path is in `<html data-payload>`.
 *
 * @param html a complete page
 * @param toHref the address to request it at, for its path
 * @returns undefined for a page of an unknown format, which stays as it is
 */
export function extractPayload(html: Buffer, toHref = (path: string) => path): ExtractedPage | undefined {
  const parts: string[] = [];
  const rest = replaceScripts(toByteText(html), ({ content }) => {
    if (!content.startsWith(payloadPush) || !content.endsWith(')')) return undefined;
    const part = parseStringLiteral(content.slice(payloadPush.length, -1));
    if (part === undefined) return undefined;
    parts.push(part);
    return '';
  });
  if (parts.length === 0 || rest.includes(payloadPush) || !rest.includes(payloadReader)) return undefined;
  return linkPayload(fromByteText(rest), fromByteText(parts.join('')), toHref);
}

/** The page with the address of its payload in place of the code that would read it from the page. */
function linkPayload(html: Buffer, content: Buffer, toHref = (path: string) => path): ExtractedPage {
  const path = getPayloadPath(content);
  const href = toHref(path).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const linked = replaceWords(html, [
    { word: payloadReader, by: missingEntryReport, isOnce: true },
    { word: '<html ', by: `<html data-payload="${href}" `, isOnce: true },
  ]);
  return { html: linked, payload: { path, content } };
}

/**
 * The same for a page that leaves React until the first touch.
 *
 * @param ownPayload where the HTML does not contain it
 * @returns undefined for a page that needs React at once as well
 */
export function deferReact(
  html: Buffer,
  toHref?: (path: string) => string,
  ownPayload?: Buffer,
): ExtractedPage | undefined {
  if (hasFailedPart(html)) return undefined;
  const page = ownPayload === undefined ? extractPayload(html, toHref) : linkPayload(html, ownPayload, toHref);
  if (!page) return undefined;
  const lazy = leaveReact(page.html);
  return { html: page.html === html ? lazy : supersede(page.html, lazy), payload: page.payload };
}

/**
 * The document, or a part of it, without React until the first touch: until then its modules are not preloaded. A page
 * of which a part failed needs React at once. Calling it again changes nothing.
 */
export function leaveReact(html: Buffer): Buffer {
  if (hasFailedPart(html) || html.includes('<html data-lazy ')) return html;
  return replaceWords(html, [
    { word: '<html ', by: '<html data-lazy ', isOnce: true },
    { word: '<link rel="modulepreload" ', by: '<link rel="later" ' },
  ]);
}

/** Whether a Suspense boundary has failed on the server, which React renders in the browser then. */
export function hasFailedPart(html: Buffer): boolean {
  return html.includes('<!--$!-->');
}

function getPayloadPath(content: Buffer): string {
  return `${payloadFolder}${createHash('sha256').update(content).digest('base64url').slice(0, 16)}.txt`;
}

function parseStringLiteral(literal: string): string | undefined {
  try {
    const text: unknown = JSON.parse(literal);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** A script element of a document: position, attributes and content. */
type ScriptElement = { start: number; end: number; attributes: string; content: string };

/**
 * All script elements of a document, in linear time: a pattern for whole elements would rescan at each unclosed one.
 */
export function findScripts(html: string): ScriptElement[] {
  const scripts: ScriptElement[] = [];
  const opening = /<script\b/gi;
  const closing = /<\/script>/gi;
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    const content = html.indexOf('>', opening.lastIndex) + 1;
    if (content === 0) break;
    closing.lastIndex = content;
    const close = closing.exec(html);
    if (!close) break;
    scripts.push({
      start: open.index,
      end: closing.lastIndex,
      attributes: html.slice(opening.lastIndex, content - 1),
      content: html.slice(content, close.index),
    });
    opening.lastIndex = closing.lastIndex;
  }
  return scripts;
}

/** The document with its script elements replaced; `replace` returns undefined to leave one unchanged. */
export function replaceScripts(html: string, replace: (script: ScriptElement) => string | undefined): string {
  let output = '';
  let from = 0;
  for (const script of findScripts(html)) {
    const text = replace(script);
    if (text === undefined) continue;
    output += html.slice(from, script.start) + text;
    from = script.end;
  }
  return output + html.slice(from);
}
