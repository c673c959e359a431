import { incompletePath } from '../../base/import-optional.ts';

/** Start of a script that hands a part of the RSC payload over; a JSON string and `)` follow. */
export const payloadPush = '(self.__FLIGHT_DATA||=[]).push(';

/** The statement that makes Waku read the payload from the page, in which its parts arrive one after the other. */
export const payloadReader =
  'globalThis.__WAKU_INITIAL_RSC__={response:Promise.resolve(new Response(new ReadableStream({start(c){' +
  'const t=new TextEncoder(),f=self.__FLIGHT_DATA||=[],p=f.push=s=>c.enqueue(t.encode(s)),e=()=>c.close();' +
  'f.splice(0).forEach(p);document.readyState==="loading"?addEventListener("DOMContentLoaded",e):e()}})))};';

/** The statement in place of the reader where the payload is a file: tells the visitor that the entry script is missing. */
export const missingEntryReport = `addEventListener("vite:preloadError",e=>{e.defaultPrevented||document.documentElement.dataset.alive||import("${incompletePath}").catch(()=>0)});`;

/**
 * The script that starts the browser's code. Modules of an older build may be gone, so the page is reloaded once where
 * one is missing; a second failure is left to later listeners, and an entry that is missing is told to them as well. What
 * was typed before the entry has run is kept by nothing, and the page stays.
 */
export function makeBootstrapScript(entryUrl: string, buildId: string): string {
  const build = JSON.stringify(buildId);
  return (
    'addEventListener("vite:preloadError",e=>{const k="vitrine:missing-code",r=()=>location.reload();' +
    `try{const s=sessionStorage;if(!(self.earlyClicks&&self.userInput)&&s[k]!=${build}){s[k]=${build};e.preventDefault();` +
    'document.readyState=="loading"?addEventListener("DOMContentLoaded",r):r()}}catch{}});' +
    `${payloadReader}import(${JSON.stringify(entryUrl)}).catch(r=>{` +
    'const e=new Event("vite:preloadError",{cancelable:true});e.payload=r;if(dispatchEvent(e))throw r});'
  );
}

/** A script element with a part of the payload. */
export function makePayloadScript(text: string, nonce: string | undefined): string {
  // No `<` can end the script or begin a comment in it.
  const literal = JSON.stringify(text).replaceAll('<', '\\u003c');
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${payloadPush}${literal})</script>`;
}
