import { createCounter, createHistogram, createReading, type Metric } from './metric.ts';

/** What a request was for, and what answered it. */
const requestKinds = [
  ...(['static', 'asset', 'cached', 'rendered', 'payload'] as const),
  ...(['picture', 'file', 'order', 'form', 'api', 'embed', 'health'] as const),
  // Redirects, unknown addresses, refusals, and pages that were being rendered for somebody else.
  'other',
] as const;

export type RequestKind = (typeof requestKinds)[number];

/** What the storefront calls Directus for. */
export type CmsCallKind = (typeof cmsCallKinds)[number];

const cmsCallKinds = ['content', 'order', 'message', 'file', 'studio'] as const;

export const requests = createCounter({
  name: 'vitrine_requests_total',
  help: 'Answered requests by what they were for and the class of their status; aborted where the client left before the end.',
  labels: { kind: requestKinds, status: ['2xx', '3xx', '4xx', '5xx', 'aborted'] },
});

export const renderDuration = createHistogram({
  name: 'vitrine_render_duration_seconds',
  help: 'Time from the start of a render to its end, with its reads from Directus.',
  labels: {},
  bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const renders = {
  begun: createReading({
    ...{ name: 'vitrine_renders_total', type: 'counter', combine: 'sum' },
    help: 'Renders that have begun.',
  }),
  refused: createReading({
    ...{ name: 'vitrine_renders_refused_total', type: 'counter', combine: 'sum' },
    help: 'Requests that were refused for want of capacity, or since their client had used up its renders.',
  }),
  running: createReading({
    ...{ name: 'vitrine_renders_running', combine: 'sum' },
    help: 'Renders that run now.',
  }),
  waiting: createReading({
    ...{ name: 'vitrine_renders_waiting', combine: 'sum' },
    help: 'Requests in the render queue.',
  }),
};

export const cacheLookups = createCounter({
  name: 'vitrine_cache_lookups_total',
  help: 'Lookups in the caches of pages, payloads, rows of Directus and converted pictures.',
  labels: { cache: ['page', 'payload', 'data', 'picture'], outcome: ['hit', 'miss'] },
});

export const cacheBytes = createReading({
  ...{ name: 'vitrine_cache_bytes', combine: 'sum' },
  help: 'Bytes that the caches in memory hold.',
});

export const cacheLimit = createReading({
  ...{ name: 'vitrine_cache_limit_bytes', combine: 'sum' },
  help: 'Bytes that the caches in memory may hold, CACHE_MEMORY.',
});

export const cmsCalls = createCounter({
  name: 'vitrine_cms_calls_total',
  help: 'Calls of Directus; error for none in time or a status from 500 on, aborted where nobody waited any more.',
  labels: { kind: cmsCallKinds, outcome: ['ok', 'error', 'aborted'] },
});

export const cmsCallDuration = createHistogram({
  name: 'vitrine_cms_call_duration_seconds',
  help: 'Time until Directus had begun to answer, or had failed to.',
  labels: { kind: cmsCallKinds },
  bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
});

export const cmsUp = createReading({
  ...{ name: 'vitrine_cms_up', combine: 'own' },
  help: 'Whether Directus has answered the latest question for these metrics, with any status below 500.',
});

export const orders = createCounter({
  name: 'vitrine_orders_total',
  help: 'Answers to orders; failed where Directus had none. An order that is sent twice is answered twice.',
  labels: { outcome: ['placed', 'refused', 'failed'] },
});

export const mails = {
  waiting: createReading({
    ...{ name: 'vitrine_mails_waiting', combine: 'own' },
    help: 'Mails that are not sent yet.',
  }),
  oldestWait: createReading({
    ...{ name: 'vitrine_mails_oldest_waiting_seconds', combine: 'own' },
    help: 'How long the oldest of them has waited; 0 for none.',
  }),
  failed: createReading({
    ...{ name: 'vitrine_mails_failed', combine: 'own' },
    help: 'Mails in the outbox that are not tried again.',
  }),
};

export const release = {
  madeAt: createReading({
    ...{ name: 'vitrine_release_timestamp_seconds', combine: 'min' },
    help: 'When the oldest release that a process shows was made.',
  }),
  isOutdated: createReading({
    ...{ name: 'vitrine_release_outdated', combine: 'own' },
    help: 'Whether Directus has content that is not online yet.',
  }),
};

export const publications = createCounter({
  name: 'vitrine_publications_total',
  help: 'Publications that have ended.',
  labels: { outcome: ['live', 'failed'] },
});

export const publicationRunning = createReading({
  ...{ name: 'vitrine_publication_running', combine: 'max' },
  help: 'Whether a publication runs or waits.',
});

export const workers = {
  serving: createReading({
    ...{ name: 'vitrine_workers_serving', combine: 'own' },
    help: 'Processes that serve the site and have told their numbers in time.',
  }),
  expected: createReading({
    ...{ name: 'vitrine_workers_expected', combine: 'own' },
    help: 'Processes that should.',
  }),
};

export const processState = {
  startedAt: createReading({
    ...{ name: 'vitrine_start_timestamp_seconds', combine: 'min' },
    help: 'When the oldest process was started.',
  }),
  resident: createReading({
    ...{ name: 'vitrine_memory_resident_bytes', combine: 'sum' },
    help: 'Resident memory of the processes that serve the site.',
  }),
  heap: createReading({
    ...{ name: 'vitrine_memory_heap_bytes', combine: 'sum' },
    help: 'Their used heaps.',
  }),
  loopDelay: createReading({
    ...{ name: 'vitrine_event_loop_delay_p99_seconds', combine: 'max' },
    help: 'The 99th percentile of the delay of the event loop since the last question, of the slowest process.',
  }),
};

/** Everything that `/metrics` tells, in its order. */
export const allMetrics: readonly Metric[] = [
  ...[requests, renderDuration, ...Object.values(renders)],
  ...[cacheLookups, cacheBytes, cacheLimit],
  ...[cmsCalls, cmsCallDuration, cmsUp],
  ...[orders, ...Object.values(mails)],
  ...[...Object.values(release), publications, publicationRunning],
  ...[...Object.values(workers), ...Object.values(processState)],
].map(({ metric }) => metric);

/** The numbers of a process, in the order of `allMetrics`. */
export type MetricValues = readonly (readonly (number | undefined)[])[];

export function readMetrics(): MetricValues {
  return allMetrics.map(({ read }) => read());
}

/** The numbers of several processes as one. The first of them is the one that was asked. */
export function combineMetrics([own, ...others]: readonly MetricValues[]): MetricValues {
  return allMetrics.map(({ combine, samples }, metric) =>
    samples.map((_, sample) => {
      const first = own?.[metric]?.[sample];
      if (combine === 'own') return first;
      const known = [first, ...others.map((values) => values[metric]?.[sample])].filter((one) => one !== undefined);
      return known.length > 0 ? reducers[combine](known) : undefined;
    }),
  );
}

const reducers = {
  sum: (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0),
  max: (all: readonly number[]) => Math.max(...all),
  min: (all: readonly number[]) => Math.min(...all),
};

/** What of a process outlives it: its counts, so that the sums of all processes never go back. */
export function keepCounts(values: MetricValues): MetricValues {
  return values.map((numbers, at) => (allMetrics[at]?.type === 'gauge' ? [] : numbers));
}
