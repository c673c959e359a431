export const noLayoutShift: LayoutShift = { worst: 0, window: 0, from: 0, last: Number.NEGATIVE_INFINITY };

export type Vital = 'LCP' | 'INP' | 'CLS';

type InteractionEntry = PerformanceEntry & { interactionId: number };
type LayoutShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Measures Core Web Vitals per page of a visit: LCP of the served page; CLS and INP of the page on which they happened.
 *
 * @param onVital LCP and INP in milliseconds, CLS in thousandths; each once per page
 * @param start the page's start, so that earlier entries are ignored; zero for the served page
 */
export function observeVitals(
  onVital: (vital: Vital, value: number) => void,
  start: number,
): { leave: () => void; stop: () => void } {
  let since = start;
  let paint: number | undefined;
  let shift: LayoutShift = noLayoutShift;
  let interactions: readonly Interaction[] = [];
  let reported = new Set<Vital>();

  const isHere = ({ startTime }: PerformanceEntry) => startTime >= since;
  const observers = [
    observeEntries('largest-contentful-paint', (entry) => {
      if (since === 0) paint = sinceActivation(entry.startTime, getActivationStart());
    }),
    observeEntries('layout-shift', (entry) => {
      if (isLayoutShift(entry) && isHere(entry) && !entry.hadRecentInput) {
        shift = addLayoutShift(shift, { value: entry.value, at: entry.startTime });
      }
    }),
    ...(['event', 'first-input'] as const).map((type) =>
      observeEntries(type, (entry) => {
        if (isInteraction(entry) && isHere(entry)) {
          interactions = [...interactions, { id: entry.interactionId, duration: entry.duration }];
        }
      }),
    ),
  ];
  const reportOnce = (vital: Vital, value: number | undefined) => {
    if (value === undefined || reported.has(vital)) return;
    reported.add(vital);
    onVital(vital, Math.round(value));
  };
  const reportAll = () => {
    for (const { observer, take: handleEntries } of observers) handleEntries(observer.takeRecords());
    reportOnce('LCP', paint);
    reportOnce('INP', findSlowestInteraction(interactions));
    reportOnce('CLS', shift.worst * 1000);
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') reportAll();
  };
  // A page that was loaded in the background has no meaningful LCP.
  if (document.visibilityState === 'hidden') reported.add('LCP');
  document.addEventListener('visibilitychange', onVisibilityChange);
  return {
    leave: () => {
      reportAll();
      since = performance.now();
      paint = undefined;
      shift = noLayoutShift;
      interactions = [];
      reported = new Set();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      for (const { observer } of observers) observer.disconnect();
    },
  };
}

/** When a prerendered page was activated, in milliseconds; 0 for any other. */
function getActivationStart(): number {
  const [served] = performance.getEntriesByType('navigation');
  return served && 'activationStart' in served && typeof served.activationStart === 'number'
    ? served.activationStart
    : 0;
}

/** The time from the activation of a page on: what was painted before it was there at once. */
export function sinceActivation(time: number, activationStart: number): number {
  return Math.max(0, time - activationStart);
}

/** Observes performance entries, where the browser supports the type. */
function observeEntries(type: string, onEntry: (entry: PerformanceEntry) => void) {
  const handleEntries = (entries: PerformanceEntry[]) => entries.forEach(onEntry);
  const observer = new PerformanceObserver((list) => handleEntries(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes(type)) {
    const options = { type, buffered: true, durationThreshold: 40 };
    observer.observe(options);
  }
  return { observer, take: handleEntries };
}

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShiftEntry {
  return 'value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry;
}

function isInteraction(entry: PerformanceEntry): entry is InteractionEntry {
  // 0 for events that are part of none.
  return 'interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0;
}

/** The current session window of layout shifts, and the worst one so far. */
type LayoutShift = { worst: number; window: number; from: number; last: number };

type Interaction = { id: number; duration: number };

/** Adds a shift to the session window: shifts less than a second apart, within five seconds at most. */
export function addLayoutShift(
  { worst, window, from, last }: LayoutShift,
  { value, at }: { value: number; at: number },
): LayoutShift {
  const isSame = at - last < 1000 && at - from < 5000;
  const sum = isSame ? window + value : value;
  return { worst: Math.max(worst, sum), window: sum, from: isSame ? from : at, last: at };
}

/**
 * Interaction to Next Paint: the slowest interaction, ignoring one in fifty. An interaction has several events and
 * takes as long as the longest of them.
 */
export function findSlowestInteraction(events: readonly Interaction[]): number | undefined {
  const longestById = new Map<number, number>();
  for (const { id, duration } of events) longestById.set(id, Math.max(duration, longestById.get(id) ?? 0));
  return [...longestById.values()].sort((a, b) => b - a)[Math.floor(longestById.size / 50)];
}
