/**
 * The style sheet of the overlay. Outlines take no space, and labels are anchored to the elements that they name, so the
 * page keeps its layout. They lie left of their region, in its margin: inside they would hide its first words, above it
 * the line before. A third of their height and width is transparent, and only makes them large enough to be hit.
 */
export const overlayStyle = `
:root{--x-client:light-dark(#8a5a00,#e3b968);--x-hole:light-dark(#0c6a69,#6fcbc9);--x-suspense:light-dark(#5a4b9c,#b9adf2);--x-error:light-dark(#a3251f,#ff9f96)}
x-text{display:inline}
[data-x-client]{outline:1.5px solid color-mix(in srgb,var(--x-client) 80%,transparent);outline-offset:-1px}
[data-x-framework]:not([data-x-client]){outline:1px dotted color-mix(in srgb,var(--x-client) 70%,transparent);outline-offset:-1px}
[data-x-hole]{outline:1.5px dashed var(--x-hole);outline-offset:-3px}
[data-x-client][data-x-hole]{outline:1.5px dashed var(--x-client);outline-offset:-1px;box-shadow:inset 0 0 0 1.5px color-mix(in srgb,var(--x-hole) 45%,transparent)}
[data-x-suspense]{border-radius:2px;background-image:linear-gradient(var(--x-suspense) 0 0),linear-gradient(var(--x-suspense) 0 0);background-repeat:no-repeat;background-size:3px 100%,3px 100%;background-position:0 0,100% 0}
[data-x-error]{outline:2px solid var(--x-error);outline-offset:3px}
#x-labels a{display:none}
@supports (anchor-name:--x){#x-labels a{display:block;position:absolute;z-index:2147483000;top:calc(anchor(top) + var(--x-at)*1.5rem);left:max(-.5rem,anchor(left) - 1.5rem);position-visibility:anchors-visible;box-sizing:border-box;min-width:1.5rem;height:1.5rem;padding:0 0 .5rem .5rem;background:content-box var(--x-client);color:light-dark(#fff,#1a1408);font:600 .6875rem/1rem ui-sans-serif,system-ui,sans-serif;text-align:center;text-decoration:none}}
#x-labels a:hover,#x-labels a:focus-visible{outline:2px solid light-dark(#1a1408,#fff);outline-offset:1px}
#x-legend{position:fixed;inset:auto .75rem .75rem auto;z-index:2147483001;width:min(24rem,calc(100vw - 1.5rem));max-height:min(34rem,calc(100vh - 1.5rem));overflow:auto;background:light-dark(#fffdf9,#1d1a16);color:light-dark(#221d15,#f2ece2);border:1px solid light-dark(#cfc6b6,#4d463b);box-shadow:0 6px 24px rgb(0 0 0/.18);font:400 .875rem/1.45 ui-sans-serif,system-ui,sans-serif;text-align:start}
#x-legend *{margin:0;padding:0;box-sizing:border-box;font:inherit;color:inherit;letter-spacing:normal;text-transform:none}
#x-legend summary{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;min-height:2.75rem;padding:.5rem .875rem;cursor:pointer;list-style:none}
#x-legend summary::-webkit-details-marker{display:none}
#x-legend summary b{font-weight:600}
#x-legend summary b::after{content:" +"}
#x-legend details[open] summary b::after{content:" \\2013"}
#x-legend .x-key{display:inline-flex;align-items:center;gap:.375rem;white-space:nowrap}
#x-legend .x-key i{width:1.25rem;height:.875rem;border:1.5px solid var(--x-client)}
#x-legend .x-key.hole i{border:1.5px dashed var(--x-hole)}
#x-legend .x-key.suspense i{border:0;border-inline:3px solid var(--x-suspense)}
#x-legend .x-key.error i{border:2px solid var(--x-error)}
#x-legend .x-body{padding:0 .875rem .875rem}
#x-legend p,#x-legend ul{margin-top:.75rem}
#x-legend .x-modes{display:flex;flex-wrap:wrap;list-style:none}
#x-legend .x-modes a{display:block;min-height:1.75rem;padding:.125rem .75rem .125rem 0}
#x-legend [aria-current]{font-weight:600;text-decoration:none}
#x-legend .x-list{list-style:none}
#x-legend .x-list a{display:grid;grid-template-columns:1.75rem 1fr auto auto;gap:0 .625rem;align-items:baseline;min-height:1.75rem;padding:.25rem 0;border-top:1px solid light-dark(#e6dfd2,#332e26);text-decoration:none}
#x-legend .x-list a>:first-child{color:var(--x-client);font-weight:600;font-variant-numeric:tabular-nums}
#x-legend .x-list a>:nth-child(2){overflow-wrap:anywhere}
#x-legend .x-list a>:nth-child(n+3){font-variant-numeric:tabular-nums;opacity:.8}
#x-legend a:hover{text-decoration:underline}
#x-legend :focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@media print{#x-legend,#x-labels{display:none}}
`;

/** Rules by which a label or an entry of the legend shows the regions of its boundary. */
export function makeHighlights(count: number): string {
  return Array.from(
    { length: count },
    (_, at) =>
      `body:has([data-x-of="${at + 1}"]:is(:hover,:focus-visible)) [data-x-client~="${at + 1}"]{background-color:color-mix(in srgb,var(--x-client) 18%,transparent)}`,
  ).join('\n');
}
