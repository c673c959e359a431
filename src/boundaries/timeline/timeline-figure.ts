import { html } from 'hono/html';
import type { Html } from '../pages/frame.ts';
import type { RequestRecord } from '../request-record.ts';
import { formatMs, type TimelineRow, toTimelineRows } from './timeline-rows.ts';
import type { TimelineTexts } from './timeline-texts.ts';

const marks = [0, 0.25, 0.5, 0.75, 1];

/** The server's half of a request, drawn on one axis from what was recorded. Labels tell the same in words. */
export function drawTimelineFigure(record: RequestRecord, texts: TimelineTexts): Html {
  const rows = toTimelineRows(record, texts);
  const end = Math.max(1, ...rows.flatMap(({ spans }) => spans.map(({ to }) => to)));
  const share = (ms: number) => `${((ms / end) * 100).toFixed(2)}%`;
  const draw = ({ kind, label, spans }: TimelineRow) => html`<li class="${kind}">
    ${label}
    <svg width="100%" height="8" aria-hidden="true">${spans.map(
      ({ from, to }) =>
        html`<rect x="${share(from)}" width="${share(to - from)}" height="8" /><rect x="${share(from)}" width="2" height="8" />`,
    )}</svg>
  </li>`;
  return html`<div class="timeline">
    <p class="axis" aria-hidden="true">${marks.map((mark) => html`<span>${formatMs(end * mark, texts)}</span>`)}</p>
    <ol>${rows.map(draw)}</ol>
  </div>`;
}
