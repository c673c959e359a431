import { allMetrics, type MetricValues } from '../../base/metrics.ts';

export const metricsContentType = 'text/plain; version=0.0.4; charset=utf-8';

/** The numbers in Prometheus's text format, version 0.0.4. */
export function formatMetrics(values: MetricValues): string {
  const lines = allMetrics.flatMap(({ name, help, type, samples }, metric) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.flatMap((sample, at) => {
      const value = values[metric]?.[at];
      return value === undefined ? [] : `${sample} ${value}`;
    }),
  ]);
  return `${lines.join('\n')}\n`;
}
