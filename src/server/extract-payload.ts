import { createHash } from 'node:crypto';

/** The RSC payload of a page as a file, at an address made of its content hash. */
export type PayloadFile = { path: string; text: string };

/** A page without its inline RSC payload, and the payload. */
export type ExtractedPage = { html: string; payload: PayloadFile };

export const payloadFolder = '/payload/';

/** Path of the script that reports an incomplete page. */
export const incompletePath = '/incomplete.js';

const flightPush = '(self.__FLIGHT_DATA||=[]).push(';

/** Start and end of the code in Waku's script that reads the pushed payload. */
const wakuEntry = ['globalThis.__WAKU_INITIAL_RSC__ = (() => {', 'return e;})()'] as const;

/**
 * Moves the RSC payload of a page into a file of its own. React renders everything twice: as HTML, and as the payload
 * for hydration. Readers need the HTML at once and the payload not before the scripts have loaded.
 *
 * @param html a complete page
 * @returns undefined for a page of an unknown format, which stays as it is
 */
export function extractPayload(html: string): ExtractedPage | undefined {
  const parts: string[] = [];
  const rest = replaceScripts(html, ({ content }) => {
    if (!content.startsWith(flightPush) || !content.endsWith(')')) return undefined;
    const part = parseStringLiteral(content.slice(flightPush.length, -1));
    if (part === undefined) return undefined;
    parts.push(part);
    return '';
  });
  const start = rest.indexOf(wakuEntry[0]);
  const end = rest.indexOf(wakuEntry[1], start);
  if (parts.length === 0 || rest.includes(flightPush) || start < 0 || end < 0) return undefined;
  const payload = toPayloadFile(parts.join(''));
  const after = rest.slice(end + wakuEntry[1].length).replace(/^;/, '');
  return { html: rest.slice(0, start) + makePayloadScript(payload.path) + after, payload };
}

function toPayloadFile(text: string): PayloadFile {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { path: `${payloadFolder}${name}.txt`, text };
}

/** Parses a string literal of the script: JSON but for two escapes that keep it from ending the script. */
function parseStringLiteral(literal: string): string | undefined {
  try {
    const text: unknown = JSON.parse(literal.replaceAll('<\\!--', '<!--').replace(/<\/\\(script)/gi, '</$1'));
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The script that fetches the payload. The page is readable without it, so network errors are retried. A 404 means that
 * the page is outdated: it is reloaded once, as Waku does for missing scripts, and Waku gets its event so that only one
 * of them reloads. A page that was already reloaded reports that a part is missing.
 */
function makePayloadScript(path: string): string {
  return `{const[n]=performance.getEntriesByType("navigation"),t="vite:preloadError";let left;
const say=()=>{left||document.documentElement.dataset.alive||import("${incompletePath}")};
addEventListener(t,e=>{e.defaultPrevented||say()});
globalThis.__WAKU_INITIAL_RSC__={response:(async()=>{for(let w=1e3;;w=Math.min(w*2,3e4)){
const r=await fetch("${path}").catch(()=>0);if(r.ok)return r;
if(r.status==404){if(!n||n.type=="reload")say();else{left=1;dispatchEvent(new Event(t,{cancelable:true}))&&location.reload()}
return new Promise(()=>0)}
await new Promise(n=>setTimeout(n,w))}})()}}`;
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
