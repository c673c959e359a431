import { entriesOf } from '../../base/records.ts';
import { palette } from '../../ui/theme.ts';

const colors = entriesOf(palette).map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`);

/** The style sheet of the inspector, which no page of the shop loads. Tables become lists on narrow screens. */
export const frameStyle = `
@font-face{font-family:Newsreader;src:url(/fonts/newsreader.woff2) format("woff2");font-weight:400;font-display:swap}
@font-face{font-family:Instrument;src:url(/fonts/instrument-sans.woff2) format("woff2");font-weight:400 600;font-display:swap}
:root{color-scheme:light dark;${colors.join(';')};--hairline:color-mix(in oklab,var(--ink) 17%,var(--paper))}
*,::before,::after{box-sizing:border-box;margin:0;padding:0}
html{background:var(--paper);color:var(--ink);font:400 106.25%/1.55 Instrument,system-ui,sans-serif;scroll-padding-top:1rem}
body{max-width:84rem;margin:0 auto;padding:0 clamp(1.25rem,4vw,4rem) 5rem;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:.22em;text-decoration-color:color-mix(in oklab,currentcolor 45%,transparent)}
a:hover{text-decoration-color:currentcolor}
:focus-visible{outline:2px solid var(--brand);outline-offset:3px}
.skip{position:absolute;left:-99rem}.skip:focus{position:static;display:inline-block;padding:.5rem 0}
header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;padding:1.5rem 0 1rem;border-bottom:1px solid var(--hairline)}
header b{font:400 1.375rem/1.2 Newsreader,Georgia,serif}
header nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
header nav:last-child{margin-inline-start:auto}
[aria-current]{text-decoration-color:var(--brand);text-decoration-thickness:2px}
h1,h2,h3{font-family:Newsreader,Georgia,serif;font-weight:400;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(2.125rem,1.6rem + 2.2vw,3.5rem);margin:3rem 0 1rem;overflow-wrap:anywhere}
h2{font-size:clamp(1.5rem,1.3rem + .9vw,2.125rem);margin:3.5rem 0 1rem}
h3{font-size:1.1875rem;margin:2rem 0 .5rem}
p,main ul,main ol,dl,pre{max-width:43rem}
p+p,ul+p,ol+p{margin-top:.75rem}
ul,ol{padding-inline-start:1.25rem}
li+li{margin-top:.25rem}
.lead{font-size:1.1875rem}
.muted,small{color:var(--muted)}small{font-size:.8125rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.875em}
code{overflow-wrap:anywhere}
pre{overflow-x:auto;max-width:none;padding:1rem 0;border-block:1px solid var(--hairline)}
pre mark{background:var(--plate);color:inherit}
dl.figures{display:grid;grid-template-columns:repeat(2,auto);justify-content:start;gap:1.5rem 2rem;max-width:none;margin:2rem 0}
@media (min-width:40rem){dl.figures{display:flex;flex-wrap:wrap;column-gap:3rem}}
dl.figures dt{color:var(--muted);font-size:.8125rem}
dl.figures dd{font:400 clamp(1.5rem,1.3rem + .9vw,2.125rem)/1.2 Newsreader,Georgia,serif;font-variant-numeric:tabular-nums lining-nums}
table{width:100%;border-collapse:collapse;margin-top:1rem}
caption{text-align:start;padding-bottom:.5rem;color:var(--muted)}
th,td{padding:.5rem 0 .5rem 1.5rem;border-bottom:1px solid var(--hairline);text-align:end;vertical-align:baseline;font-weight:400}
th:first-child,td:first-child{padding-inline-start:0;text-align:start}
thead th{color:var(--muted);font-size:.8125rem;white-space:nowrap}
thead [aria-sort] a{color:var(--ink);text-decoration-color:var(--brand);text-decoration-thickness:2px}
td.words{text-align:start}
tbody th small,tbody td small{display:block}
td.number{white-space:nowrap}
thead th,td.number{overflow-wrap:normal}
.bar{display:block;height:3px;margin-top:.35rem;background:var(--fill)}
ol.chain{list-style:none;padding:0}
ol.chain li{padding:.35rem 0 .35rem 1.25rem;border-inline-start:1px solid var(--hairline);position:relative;margin:0}
ol.chain li::before{content:"";position:absolute;inset-inline-start:-3.5px;top:.95rem;width:6px;height:6px;border-radius:50%;background:var(--muted)}
ol.chain li:last-child::before{background:var(--fill);width:10px;height:10px;inset-inline-start:-5.5px;top:.85rem}
ul.links{list-style:none;padding:0;margin-top:1rem;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
ul.links li{margin:0}
.tree,.tree ul{list-style:none;max-width:none;padding:0}
.tree ul{padding-inline-start:clamp(.375rem,1vw,1rem);border-inline-start:1px solid var(--hairline)}
.tree li{margin:.25rem 0 0}
.tree b{font-weight:600}.tree .hole>b,.tree .fallback>b,.tree .page>b{font-weight:400}
.tree .client>b::before,.tree .suspense>b::before,.tree .framework>b::before{content:"";display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.5rem;background:var(--fill)}
.tree .suspense>b::before{background:none;border:2px solid var(--fill);border-radius:50%}
.tree .framework>b::before{background:var(--muted)}
.tree span,.tree summary{color:var(--muted);font-size:.875rem}.tree summary{cursor:pointer;padding:.25rem 0}
.timeline{margin-top:1.5rem}
.timeline ol{list-style:none;padding:0;max-width:none}
.timeline li{margin:0;padding:.375rem 0;border-bottom:1px solid var(--hairline);font-size:.875rem}
.timeline svg{display:block;margin-top:.25rem;fill:var(--fill);background:repeating-linear-gradient(90deg,var(--hairline) 0 1px,transparent 1px 25%)}
.timeline .hit svg{fill:var(--muted)}.timeline .flight svg,.timeline .html svg{fill:var(--ink)}.timeline .wait svg{fill:var(--brand);opacity:.5}
.axis{display:flex;justify-content:space-between;max-width:none;color:var(--muted);font-size:.8125rem}
ol.tour{list-style:none;padding:0;max-width:none;counter-reset:stop}
ol.tour>li{counter-increment:stop;margin:0;padding-bottom:2.5rem;border-bottom:1px solid var(--hairline)}
ol.tour h2::before{content:counter(stop) "\\2002";color:var(--muted)}
ol.tour .links{margin-top:.75rem}
.switches{margin-top:2rem;padding:0 1.5rem 1.5rem;background:var(--plate)}
.switches h2{margin:0;padding-top:1.25rem;font-size:1.1875rem}
button{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--ink);min-height:2.75rem;padding:.5rem 1rem;margin:.75rem .75rem 0 0;cursor:pointer}
button[aria-pressed=true]{background:var(--ink);color:var(--paper)}
dl.crossings div{padding:.5rem 0;border-bottom:1px solid var(--hairline)}
footer{margin-top:5rem;padding-top:1rem;border-top:1px solid var(--hairline);color:var(--muted);font-size:.8125rem}
@media (max-width:29.99em){header nav:last-child{margin-inline-start:0}}
@media (max-width:61.99em){
table,tbody,caption{display:block}
thead tr,tbody tr{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:.75rem 0;border-bottom:1px solid var(--hairline)}
thead{display:block}
th,td{display:block;padding:0;border:0;text-align:start}
tbody th:first-child,td.words{flex:0 0 100%;min-width:0}
tbody td[data-label]::before{content:attr(data-label) " ";color:var(--muted);font-size:.8125rem}
}
@media print{header nav,.skip{display:none}html{color-scheme:light;background:none}}
`;
