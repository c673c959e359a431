import { createHash } from 'node:crypto';
import { replaceScripts } from './script-elements.ts';

/** A part of a page that comes as a file, under an address that its content names. */
export type PayloadFile = { path: string; text: string };

/** A page without the payload that brings it to life. */
export type ExtractedPage = { html: string; payload: PayloadFile };

export const payloadFolder = '/payload/';

/** The script that says what is missing. */
export const incompletePath = '/incomplete.js';

const flightPush = '(self.__FLIGHT_DATA||=[]).push(';
/** Between these Waku's script waits for what the pushes bring. */
const wakuEntry = ['globalThis.__WAKU_INITIAL_RSC__ = (() => {', 'return e;})()'] as const;

/**
 * A page that React has rendered says everything twice: as HTML, and as the payload that scripts make of it. Readers need
 * the first half at once and the second not before the scripts are there, so it comes as a file of its own.
 *
 * @param html of a page that is complete
 * @returns undefined for a page that is written in another way: it stays as it is
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

/** The script's way of writing a string is JSON but for two marks that would end the script. */
function parseStringLiteral(literal: string): string | undefined {
  try {
    const text: unknown = JSON.parse(literal.replaceAll('<\\!--', '<!--').replace(/<\/\\(script)/gi, '</$1'));
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The page stands without its payload, so a broken line is waited for. Gone for good is what an older page asks for: then
 * the page is loaded anew, as Waku does for its scripts, and Waku is told, so that not both do so. Where the page already
 * was loaded anew, it says that a part is missing, whatever that is now and whichever payload is named.
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
