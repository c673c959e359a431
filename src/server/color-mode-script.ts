/** Path of the script that is loaded once a colour mode is chosen. */
export const colorModePath = '/color-mode.js';

/**
 * Inline script that applies the stored colour mode before the first paint. The rest is loaded only where a mode is
 * chosen: at once, or when somebody chooses one here or in another tab.
 */
const script = `{let l=()=>import("${colorModePath}").catch(()=>0),k="int-color-mode",d=document.documentElement.dataset,m;
onchange=({target:{name:n,value:v}})=>{if(n==k){try{localStorage[k]=v}catch{}l(d.colorMode=v)}};onstorage=e=>e.key==k&&l();
try{m=localStorage[k]}catch{}m&&l(d.colorMode=m)}`;

const marker = ' data-theme-colors="';

/** The script for the beginning of a document; empty where the site does not offer the choice. */
export function makeColorModeScript(beginning: string): string {
  return beginning.includes(marker) ? script : '';
}
