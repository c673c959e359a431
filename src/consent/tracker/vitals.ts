export const noLayoutShift: LayoutShift = { worst: 0, window: 0, from: 0, last: Number.NEGATIVE_INFINITY };

export type Vital = 'LCP' | 'INP' | 'CLS';

type EventEntry = PerformanceEntry & { interactionId?: number };
type LayoutShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Measures Core Web Vitals for each page that a visitor walks through: the document's largest paint for its first page,
 * shifts and interactions for the page on which they happened.
 *
 * @param onVital LCP and INP in milliseconds, CLS in thousandths; each once for a page
 * @param start what happened before belongs to other pages; zero while the document shows its first one
 */
export function observeVitals(
  onVital: (vital: Vital, value: number) => void,
  start: number,
): { leave: () => void; stop: () => void } {
  let since = start;
  let paint: number | undefined;
  let shift: LayoutShift = noLayoutShift;
  let interactions: readonly Interaction[] = [];
  let told = new Set<Vital>();

  const isHere = ({ startTime }: PerformanceEntry) => startTime >= since;
  const observers = [
    observeEntries('largest-contentful-paint', (entry) => {
      if (since === 0) paint = entry.startTime;
    }),
    observeEntries('layout-shift', (entry) => {
      const { value, hadRecentInput, startTime } = entry as LayoutShiftEntry;
      if (isHere(entry) && !hadRecentInput) shift = addLayoutShift(shift, { value, at: startTime });
    }),
    ...(['event', 'first-input'] as const).map((type) =>
      observeEntries(type, (entry) => {
        const { interactionId } = entry as EventEntry;
        if (interactionId && isHere(entry)) {
          interactions = [...interactions, { id: interactionId, duration: entry.duration }];
        }
      }),
    ),
  ];
  const tellOnce = (vital: Vital, value: number | undefined) => {
    if (value === undefined || told.has(vital)) return;
    told.add(vital);
    onVital(vital, Math.round(value));
  };
  const tellAll = () => {
    for (const { observer, take } of observers) take(observer.takeRecords());
    tellOnce('LCP', paint);
    tellOnce('INP', findSlowestInteraction(interactions));
    tellOnce('CLS', shift.worst * 1000);
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') tellAll();
  };
  // Seen by nobody, it paints when the browser likes.
  if (document.visibilityState === 'hidden') told.add('LCP');
  document.addEventListener('visibilitychange', hide);
  return {
    leave: () => {
      tellAll();
      since = performance.now();
      paint = undefined;
      shift = noLayoutShift;
      interactions = [];
      told = new Set();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', hide);
      for (const { observer } of observers) observer.disconnect();
    },
  };
}

/** What a browser does not measure never comes. */
function observeEntries(type: string, see: (entry: PerformanceEntry) => void) {
  const take = (entries: PerformanceEntry[]) => entries.forEach(see);
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes(type)) {
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  }
  return { observer, take };
}

/** The window of shifts that is open, and the worst one so far. */
type LayoutShift = { worst: number; window: number; from: number; last: number };

type Interaction = { id: number; duration: number };

/** Shifts that follow each other within a second belong together, for five seconds at most. */
export function addLayoutShift(
  { worst, window, from, last }: LayoutShift,
  { value, at }: { value: number; at: number },
): LayoutShift {
  const isSame = at - last < 1000 && at - from < 5000;
  const sum = isSame ? window + value : value;
  return { worst: Math.max(worst, sum), window: sum, from: isSame ? from : at, last: at };
}

/**
 * The slowest interaction, but for one in fifty: of many some are slow by chance. An interaction has several events, and
 * takes as long as the longest of them.
 */
export function findSlowestInteraction(events: readonly Interaction[]): number | undefined {
  const longest = new Map<number, number>();
  for (const { id, duration } of events) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  return [...longest.values()].sort((a, b) => b - a)[Math.floor(longest.size / 50)];
}
