import type { Span, TimelineRow } from './timeline-rows.ts';
import type { TimelineTexts } from './timeline-texts.ts';

/** What the server adds behind the end of the page. */
export type ServerHalf = { rows: TimelineRow[]; firstHtmlAt: number };

type DrawOptions = {
  texts: Omit<TimelineTexts, 'parts'>;
  recordId: string;
  links: { name: string; href: string }[];
  style: string;
};

/** What the browser saw, in milliseconds since the address was opened. */
type Seen = {
  painted: number | undefined;
  hydrated: number | undefined;
  touched: number | undefined;
  revealed: number[];
  scripts: Span[];
};

/**
 * Watches how a page arrives, and draws it below what the server has done. It runs in the browser and is sent there as
 * text: nothing that stands around it here is known to it there.
 */
export function drawTimeline({ texts, recordId, links, style }: DrawOptions): void {
  const seen: Seen = { painted: undefined, hydrated: undefined, touched: undefined, revealed: [], scripts: [] };
  const root = document.documentElement;
  const list = document.createElement('ol');
  const hint = document.createElement('p');
  let server: ServerHalf | undefined;
  let isDrawing = false;

  const format = (ms: number) => `${Math.round(ms).toLocaleString(texts.language)} ms`;
  const makeSvg = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const moment = (label: string, at: number | undefined): TimelineRow => ({
    kind: 'browser',
    label: at === undefined ? label : `${label} · ${format(at)}`,
    spans: at === undefined ? [] : [{ from: at, to: at }],
  });
  const listRows = (): TimelineRow[] => {
    const [entry] = performance.getEntriesByType('navigation');
    const navigation = entry instanceof PerformanceNavigationTiming ? entry : undefined;
    const begin = navigation?.responseStart ?? 0;
    const end = navigation?.responseEnd || performance.now();
    // Both clocks are joined where the first byte left the one side and reached the other.
    const shift = begin - (server?.firstHtmlAt ?? 0);
    const shifted = (server?.rows ?? []).map((row) => ({
      ...row,
      spans: row.spans.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
    }));
    const lastScript = Math.max(0, ...seen.scripts.map(({ to }) => to));
    const count = seen.revealed.length;
    return [
      ...shifted,
      { kind: 'browser', label: `${texts.arrival} · ${format(end)}`, spans: [{ from: begin, to: end }] },
      moment(texts.painted, seen.painted),
      ...(count > 0
        ? [
            {
              kind: 'browser' as const,
              label: `${texts.revealed} (${count} ×) · ${format(seen.revealed[count - 1] ?? 0)}`,
              spans: seen.revealed.map((at) => ({ from: at, to: at })),
            },
          ]
        : []),
      {
        kind: 'browser',
        label: `${texts.chunks}: ${seen.scripts.length} · ${format(lastScript)}`,
        spans: seen.scripts,
      },
      seen.hydrated === undefined ? moment(texts.notHydrated, undefined) : moment(texts.hydrated, seen.hydrated),
      seen.touched === undefined ? moment(texts.notTouched, undefined) : moment(texts.touched, seen.touched),
    ];
  };
  const draw = () => {
    isDrawing = false;
    const rows = listRows();
    // Moments at the end of the axis are to be seen as well.
    const end = 1.01 * Math.max(1, ...rows.flatMap(({ spans }) => spans.map(({ to }) => to)));
    const share = (ms: number) => `${Math.max(0, (ms / end) * 100).toFixed(2)}%`;
    const items = rows.map(({ kind, label, spans }) => {
      const item = document.createElement('li');
      item.className = kind;
      item.append(label);
      const svg = makeSvg('svg', { width: '100%', height: '8', 'aria-hidden': 'true' });
      for (const { from, to } of spans) {
        const bar = makeSvg('rect', { x: share(from), width: share(to - from), height: '8' });
        svg.append(bar, makeSvg('rect', { x: share(from), width: '2', height: '8' }));
      }
      item.append(svg);
      return item;
    });
    hint.textContent = server ? texts.hint : texts.waiting;
    list.replaceChildren(...items);
  };
  const redraw = () => {
    if (!isDrawing) requestAnimationFrame(draw);
    isDrawing = true;
  };

  new MutationObserver((mutations) => {
    for (const { type, removedNodes } of mutations) {
      if (type === 'attributes') seen.hydrated ??= performance.now();
      for (const node of removedNodes) {
        // React leaves one where content is to come, and removes it as it moves the content there.
        if (node instanceof HTMLTemplateElement && node.id.startsWith('B:')) seen.revealed.push(performance.now());
      }
    }
    redraw();
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-alive'] });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((entries) => {
      entries.getEntries().forEach(note);
      redraw();
    }).observe({ type, buffered: true });
  watch('paint', ({ startTime }) => {
    seen.painted ??= startTime;
  });
  watch('resource', ({ name, startTime, duration }) => {
    if (/\.[jt]sx?(?:\?|$)/.test(name)) seen.scripts.push({ from: startTime, to: startTime + duration });
  });
  const touch = ({ timeStamp, isTrusted }: Event) => {
    if (isTrusted) seen.touched ??= timeStamp;
    redraw();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touch, { capture: true });

  addEventListener('load', () => {
    const host = document.createElement('aside');
    host.setAttribute('aria-label', texts.title);
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    shadow.adoptedStyleSheets = [sheet];
    const details = document.createElement('details');
    details.open = true;
    const summary = document.createElement('summary');
    summary.textContent = texts.title;
    const nav = document.createElement('p');
    for (const { name, href } of links) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = name;
      nav.append(link, ' ');
    }
    details.append(summary, hint, list, nav);
    shadow.append(details);
    // Outside of the body, whose content React owns.
    root.append(host);
    server = JSON.parse(document.getElementById(recordId)?.textContent ?? 'null') ?? undefined;
    redraw();
  });
}
