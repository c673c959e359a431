import type { MetricValues } from '../../base/metrics.ts';
import type { SharedStateCalls } from './shared-state.ts';

/** What a worker asks of the primary process. */
export type PrimaryCalls = SharedStateCalls & {
  /** The release that all workers show; undefined before the first of them has joined. */
  getRelease: { sends: null; gets: string | undefined };
  /**
   * A worker is ready to serve with a release. Answers with another one where the others show another by now: the worker
   * opens it and joins again.
   */
  join: { sends: string; gets: string | undefined };
  /** Has every worker open a release and then show it; answered when all of them do. */
  switchRelease: { sends: string; gets: null };
  /** Tells every worker, the sender too; answered when all have handled it. */
  broadcast: { sends: TopicMessage; gets: null };
  /** Asks every other worker. Those that do not answer soon are left out. */
  gather: { sends: TopicMessage; gets: unknown[] };
  /**
   * Tells the numbers of this worker. Answers with what is to be added to them: those of the others, each as it has told
   * them last, and the counts of workers that have ended. `serving` are those that have told theirs now.
   */
  collectMetrics: { sends: MetricValues; gets: CollectedMetrics };
  /** Tells the lead worker; told to the next one again where it ends before it has handled it. */
  tellLead: { sends: TopicMessage; gets: null };
};

export type CollectedMetrics = { others: readonly MetricValues[]; serving: number };

/** What the primary process asks of a worker. */
export type WorkerCalls = {
  /** The worker leads from now on. */
  lead: { sends: null; gets: null };
  openRelease: { sends: string; gets: null };
  activateRelease: { sends: string; gets: null };
  handle: { sends: TopicMessage; gets: unknown };
  /** The site stops: finish the requests in progress and exit. */
  drain: { sends: string; gets: null };
};

export type TopicMessage = { topic: string; data: unknown };
