import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createCounter, createHistogram } from '../../base/metric.ts';
import { allMetrics, combineMetrics, keepCounts, orders, readMetrics, requests } from '../../base/metrics.ts';
import { formatMetrics } from './format-metrics.ts';

const root = resolve(import.meta.dirname, '../../..');

const indexOf = (name: string) => allMetrics.findIndex((metric) => metric.name === name);

/** The numbers of a process of which nothing is known but these: the first sample of each metric. */
const makeValues = (known: Record<string, number>) =>
  allMetrics.map(({ name, samples }) => samples.map((_, at) => (at === 0 ? known[name] : undefined)));

test('a counter has a sample for each combination of its labels', () => {
  const { metric, count } = createCounter({
    ...{ name: 'visits_total', help: 'Visits.' },
    labels: { day: ['today', 'before'], by: ['foot', 'car', 'bus'] },
  });
  count({ day: 'before', by: 'foot' });
  count({ by: 'bus', day: 'today' });
  count({ by: 'bus', day: 'today' });
  expect(Object.fromEntries(metric.samples.map((sample, at) => [sample, metric.read()[at]]))).toEqual({
    'visits_total{day="today",by="foot"}': 0,
    'visits_total{day="today",by="car"}': 0,
    'visits_total{day="today",by="bus"}': 2,
    'visits_total{day="before",by="foot"}': 1,
    'visits_total{day="before",by="car"}': 0,
    'visits_total{day="before",by="bus"}': 0,
  });
});

test('a bucket of a histogram holds what the smaller ones hold', () => {
  const { metric, observe } = createHistogram({
    ...{ name: 'talk_seconds', help: 'Talks.', bounds: [0.1, 1] },
    labels: { by: ['phone', 'desk'] },
  });
  for (const milliseconds of [50, 100, 500, 2_000]) observe({ by: 'desk' }, milliseconds);
  const of = (by: string) => metric.samples.flatMap((sample, at) => (sample.includes(by) ? metric.read()[at] : []));
  expect(metric.samples.slice(0, 4)).toEqual([
    ...['0.1', '1', '+Inf'].map((bound) => `talk_seconds_bucket{by="phone",le="${bound}"}`),
    'talk_seconds_sum{by="phone"}',
  ]);
  expect(of('phone')).toEqual([0, 0, 0, 0, 0]);
  expect(of('desk')).toEqual([2, 3, 4, 2.65, 4]);
});

test('counts of several processes are added, and each gauge becomes one in its own way', () => {
  const combined = combineMetrics([
    makeValues({ vitrine_requests_total: 1, vitrine_mails_waiting: 3, vitrine_event_loop_delay_p99_seconds: 0.1 }),
    makeValues({ vitrine_requests_total: 2, vitrine_mails_waiting: 9, vitrine_release_timestamp_seconds: 70 }),
    makeValues({ vitrine_event_loop_delay_p99_seconds: 0.3, vitrine_release_timestamp_seconds: 60 }),
  ]);
  const read = (name: string) => combined[indexOf(name)]?.[0];
  expect(read('vitrine_requests_total')).toBe(3);
  expect(read('vitrine_mails_waiting')).toBe(3);
  expect(read('vitrine_event_loop_delay_p99_seconds')).toBe(0.3);
  expect(read('vitrine_release_timestamp_seconds')).toBe(60);
  expect(read('vitrine_mails_failed')).toBeUndefined();
});

test('of a process that has ended its counts stay, and its gauges do not', () => {
  const kept = keepCounts(
    makeValues({ vitrine_orders_total: 5, vitrine_renders_total: 7, vitrine_renders_waiting: 9 }),
  );
  const combined = combineMetrics([makeValues({}), kept]);
  const read = (name: string) => combined[indexOf(name)]?.[0];
  expect([read('vitrine_orders_total'), read('vitrine_renders_total')]).toEqual([5, 7]);
  expect(read('vitrine_renders_waiting')).toBeUndefined();
});

test('the text names each metric once, with its type, and no sample that is not known', () => {
  orders.count({ outcome: 'placed' });
  requests.count({ kind: 'picture', status: '3xx' });
  const lines = formatMetrics(readMetrics()).trimEnd().split('\n');
  const types = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2]);
  expect(types).toEqual(allMetrics.map(({ name }) => name));
  expect(new Set(types).size).toBe(types.length);
  const samples = lines.filter((line) => !line.startsWith('#'));
  for (const sample of samples) {
    expect(sample).toMatch(/^[a-z_0-9]+(?:\{(?:[a-z]+="[\w.+]+",?)+\})? \d+(?:\.\d+)?(?:e-?\d+)?$/);
  }
  expect(samples.some((sample) => /^vitrine_orders_total\{outcome="placed"\} [1-9]/.test(sample))).toBe(true);
  expect(samples.some((sample) => sample.startsWith('vitrine_mails_waiting '))).toBe(false);
});

/** Of what else a Prometheus of an adopter knows: itself, and its exporter of machines. */
const foreignNames = [
  ...['up', 'node_systemd_timer_last_trigger_seconds', 'node_systemd_unit_state', 'node_filesystem_avail_bytes'],
];

/** Names in a formula that are followed by labels or a range, or start with our prefix. */
function listNames(text: string): string[] {
  return [...text.matchAll(/\b(?:vitrine_[a-z0-9_]+|[a-z_]+(?=[{[]))/g)].map(([name]) => name);
}

const ownSamples = new Set(allMetrics.flatMap(({ samples }) => samples.map((sample) => sample.replace(/\{.*/, ''))));

const exprLine = /^ {8}expr: (.+)$/gm;

const dashboard = v.object({
  panels: v.array(v.object({ title: v.string(), targets: v.optional(v.array(v.object({ expr: v.string() })), []) })),
});

const readDeploy = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

test('alerts and board ask for metrics that there are', () => {
  const alerts = Array.from(readDeploy('alerts.yaml').matchAll(exprLine), ([, expr = '']) => expr);
  const { panels } = v.parse(dashboard, JSON.parse(readDeploy('grafana.json')));
  const board = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(alerts.length).toBe(readDeploy('alerts.yaml').split('- alert:').length - 1);
  expect(alerts.length).toBeGreaterThan(10);
  expect(board.length).toBeGreaterThan(15);
  for (const expr of [...alerts, ...board]) {
    const names = listNames(expr);
    expect(names, expr).not.toEqual([]);
    expect(names.filter((name) => !ownSamples.has(name) && !foreignNames.includes(name))).toEqual([]);
  }
});

test('labels in alerts and board are those of the metrics', () => {
  const labels = new Set(
    allMetrics.flatMap(({ samples }) => samples.flatMap((one) => one.match(/\w+="[^"]+"/g) ?? [])),
  );
  const used = ['alerts.yaml', 'grafana.json'].flatMap((file) =>
    [
      ...readDeploy(file)
        .replaceAll('\\"', '"')
        .matchAll(/\bvitrine_\w+\{([^}]*)\}/g),
    ].flatMap(([, inside = '']) => inside.split(',')),
  );
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((label) => !labels.has(label))).toEqual([]);
});

test('the calls that each process makes each second hide no errors of others', () => {
  const shares = Array.from(readDeploy('alerts.yaml').matchAll(exprLine), ([, expr = '']) => expr).filter(
    (expr) => expr.includes('vitrine_cms_calls_total') && expr.includes('/'),
  );
  expect(shares).not.toEqual([]);
  for (const expr of shares) {
    const sums = expr.split('vitrine_cms_calls_total').slice(0, -1);
    expect(sums.filter((before) => !before.endsWith('sum by (kind) (rate('))).toEqual([]);
  }
});

test('the table of metrics is complete', () => {
  const rows = [...readFileSync(join(root, 'docs/metrics.md'), 'utf8').matchAll(/^\| `(vitrine_\w+)`/gm)];
  expect(rows.map(([, name]) => name)).toEqual(allMetrics.map(({ name }) => name));
});
