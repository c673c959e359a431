import { combineMetrics, keepCounts, type MetricValues } from '../../base/metrics.ts';
import { isOfSameBuild } from './link.ts';

export type MetricsMemory = {
  /** A worker has told its numbers. What comes after its end is in none of them any more. */
  note: (worker: number, values: unknown) => void;
  /** A worker has ended: its counts stay, since sums that went back would be read as those of a new start. */
  end: (worker: number) => void;
  /** The numbers of all other workers, each as it has told them last, and the counts of those that have ended. */
  listOthers: (worker: number) => MetricValues[];
};

export function createMetricsMemory(): MetricsMemory {
  const latest = new Map<number, MetricValues>();
  const ended = new Set<number>();
  let kept: MetricValues | undefined;
  return {
    note: (worker, values) => {
      if (!ended.has(worker) && isOfSameBuild<MetricValues>(values)) latest.set(worker, values);
    },
    end: (worker) => {
      const values = latest.get(worker);
      latest.delete(worker);
      ended.add(worker);
      if (values) kept = keepCounts(kept ? combineMetrics([values, kept]) : values);
    },
    listOthers: (worker) => [
      ...[...latest].flatMap(([other, values]) => (other === worker ? [] : [values])),
      ...(kept ? [kept] : []),
    ],
  };
}
