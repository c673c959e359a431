import { getNonce } from './nonce.ts';

type ProcessRequest = (request: Request) => Promise<Response | null>;

/** What the browser of a visitor who has chosen asks for. */
export const colorModePath = '/color-mode.js';

/**
 * Takes the visitor's choice of light or dark before anything is painted. The rest is asked for where there is a choice: now,
 * or once somebody makes one, here or in another tab.
 */
const script = `{let l=()=>import("${colorModePath}").catch(()=>0),k="int-color-mode",d=document.documentElement.dataset,m;
onchange=({target:{name:n,value:v}})=>{if(n==k){try{localStorage[k]=v}catch{}l(d.colorMode=v)}};onstorage=e=>e.key==k&&l();
try{m=localStorage[k]}catch{}m&&l(d.colorMode=m)}`;

const head = '<head>';
const marker = ' data-theme-colors="';

/** The document with that script first in its head, where the site offers the choice. */
export function addColorModeScript(html: string): string {
  const start = html.indexOf(head) + head.length;
  return hasSwitch(html.slice(0, start)) ? html.slice(0, start) + makeElement() + html.slice(start) : html;
}

/** The same for documents as they are rendered: what stands before the content of the head comes in one piece. */
export function withColorModeScript(processRequest: ProcessRequest): ProcessRequest {
  return async (request) => {
    const response = await processRequest(request);
    if (!response?.body || !response.headers.get('content-type')?.startsWith('text/html')) return response;
    const element = makeElement(getNonce());
    let isFirst = true;
    const inserting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const start = isFirst ? Buffer.from(chunk).indexOf(head) + head.length : 0;
        const isPlace = isFirst && hasSwitch(Buffer.from(chunk.subarray(0, start)).toString());
        isFirst = false;
        if (!isPlace) return controller.enqueue(chunk);
        controller.enqueue(Buffer.concat([chunk.subarray(0, start), Buffer.from(element), chunk.subarray(start)]));
      },
    });
    return new Response(response.body.pipeThrough(inserting), response);
  };
}

function hasSwitch(beginning: string): boolean {
  return beginning.endsWith(head) && beginning.includes(marker);
}

function makeElement(nonce?: string): string {
  return `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>`;
}
