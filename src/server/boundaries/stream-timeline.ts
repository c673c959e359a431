import type { InspectionMode } from '../../boundaries/overlay/inspection.ts';
import { toInspectedHref } from '../../boundaries/overlay/inspection-query.ts';
import { overlayTexts } from '../../boundaries/overlay/overlay-texts.ts';
import { toRouteHref } from '../../boundaries/pages/route-href.ts';
import { drawTimeline, type ServerHalf } from '../../boundaries/timeline/draw-timeline.ts';
import { toTimelineRows } from '../../boundaries/timeline/timeline-rows.ts';
import { timelineTexts } from '../../boundaries/timeline/timeline-texts.ts';
import { type MeasuredRequest, noteHtml, toRequestRecord } from './measure-request.ts';

type Options = {
  mode: InspectionMode;
  /** None in development, where there is no policy. */
  nonce: string | undefined;
  language: 'de' | 'en';
};

const headTag = '<head>';

const recordId = 'x-timeline-record';

/**
 * The page as it is streamed, with a script in its head that draws the timeline, and behind its end what the server has
 * measured. Its parts are passed on as they come.
 */
export function streamWithTimeline(response: Response, measured: MeasuredRequest, options: Options): Response {
  const { inspection, address } = measured;
  let isFirst = true;
  const adding = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      noteHtml(inspection, part);
      controller.enqueue(isFirst ? addScript(part, address, options) : part);
      isFirst = false;
    },
    flush: (controller) => {
      const rows = toTimelineRows(toRequestRecord(measured), timelineTexts[options.language]);
      const half: ServerHalf = { rows, firstHtmlAt: inspection.html[0]?.at ?? 0 };
      controller.enqueue(Buffer.from(`<script type="application/json" id="${recordId}">${toJson(half)}</script>`));
    },
  });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(response.body?.pipeThrough(adding), { status: response.status, headers });
}

/** React leaves scripts alone that it does not know. */
function addScript(part: Uint8Array, address: string, { mode, nonce, language }: Options): Uint8Array {
  const at = Buffer.from(part).indexOf(headTag);
  if (at < 0) return part;
  const end = at + headTag.length;
  const { modes, plain, route } = overlayTexts[language];
  const other = mode === 'timeline' ? 'cold-timeline' : 'timeline';
  const toggle = { name: modes[other], href: toInspectedHref(address, other) };
  const links = [
    { name: route, href: toRouteHref(address, language) },
    toggle,
    { name: modes.regions, href: toInspectedHref(address, 'regions') },
    { name: plain, href: address },
  ];
  const given = toJson({ texts: timelineTexts[language], recordId, links, style: panelStyle });
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>(${drawTimeline})(${given})</script>`;
  return Buffer.concat([part.subarray(0, end), Buffer.from(script), part.subarray(end)]);
}

/** No `<` can end the script. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const panelStyle = `
:host{position:fixed;inset:auto 0 0 0;z-index:2147483001;color-scheme:inherit;font:400 .8125rem/1.4 ui-sans-serif,system-ui,sans-serif;color:light-dark(#221d15,#f2ece2)}
details{max-height:min(26rem,60vh);overflow:auto;background:light-dark(#fffdf9,#1d1a16);border-top:1px solid light-dark(#cfc6b6,#4d463b);box-shadow:0 -6px 24px rgb(0 0 0/.14);padding:0 max(1rem,calc(50vw - 40rem))}
summary{padding:.75rem 0;line-height:1.25rem;font-weight:600;cursor:pointer}
p,ol{margin:0 0 .75rem;padding:0;max-width:none}
ol{list-style:none}
li{padding:.25rem 0;border-top:1px solid light-dark(#e6dfd2,#332e26);overflow-wrap:anywhere}
svg{display:block;margin-top:.125rem;fill:light-dark(#8a5a00,#e3b968)}
.hit svg{fill:light-dark(#8d8577,#8f8779)}.wait svg{fill:light-dark(#5a4b9c,#b9adf2)}
.flight svg,.html svg{fill:light-dark(#221d15,#f2ece2)}.browser svg{fill:light-dark(#0c6a69,#6fcbc9)}
a{color:inherit;display:inline-block;min-height:1.75rem;margin-inline-end:1rem}
:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@media (min-width:60rem){li{display:grid;grid-template-columns:minmax(0,30rem) 1fr;gap:1rem;align-items:center}}
@media print{:host{display:none}}
`;
