/** What the browser of a visitor who has chosen asks for. */
export const colorModePath = '/color-mode.js';

/**
 * Takes the visitor's choice of light or dark before anything is painted. The rest is asked for where there is a choice: now,
 * or once somebody makes one, here or in another tab.
 */
const script = `{let l=()=>import("${colorModePath}").catch(()=>0),k="int-color-mode",d=document.documentElement.dataset,m;
onchange=({target:{name:n,value:v}})=>{if(n==k){try{localStorage[k]=v}catch{}l(d.colorMode=v)}};onstorage=e=>e.key==k&&l();
try{m=localStorage[k]}catch{}m&&l(d.colorMode=m)}`;

const marker = ' data-theme-colors="';

/** The script element that comes first in the head of a document, where the site offers the choice. */
export function makeColorModeScript(beginning: string, nonce?: string): string {
  return beginning.includes(marker) ? `<script${nonce ? ` nonce="${nonce}"` : ''}>${script}</script>` : '';
}
