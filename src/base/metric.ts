/** The values of a label that a metric has; all of them are known beforehand, so that there are never more series. */
type Labels = Readonly<Record<string, readonly string[]>>;

type Given<Own extends Labels> = { readonly [Name in keyof Own]: Own[Name][number] };

/** How the numbers of several processes become one; `own` is what only the process that is asked knows. */
type Combine = 'sum' | 'max' | 'min' | 'own';

/** A metric of this process, as Prometheus names and reads it. */
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  combine: Combine;
  /** Names of its samples, with their labels. */
  samples: readonly string[];
  /** A number for each sample; undefined where it is not known now. */
  read: () => (number | undefined)[];
};

type Definition = { name: string; help: string };

/** Counts events by the values of their labels. */
export function createCounter<const Own extends Labels>({ name, help, labels }: Definition & { labels: Own }) {
  const counts = new Float64Array(listSeries(labels).length);
  const samples = listSeries(labels).map((series) => name + braced(series));
  return {
    metric: { name, help, type: 'counter', combine: 'sum', samples, read: () => [...counts] } satisfies Metric,
    count: (given: Given<Own>): void => add(counts, findSeries(labels, given), 1),
  };
}

/**
 * A histogram of durations.
 *
 * @param bounds upper ends of its buckets, in seconds
 */
export function createHistogram<const Own extends Labels>({
  name,
  help,
  labels,
  bounds,
}: Definition & { labels: Own; bounds: readonly number[] }) {
  const series = listSeries(labels);
  // Behind the buckets, each of which holds what the ones below it hold: all, and the sum of seconds.
  const width = bounds.length + 2;
  const numbers = new Float64Array(series.length * width);
  const samples = series.flatMap((one) => [
    ...[...bounds, '+Inf'].map((bound) => `${name}_bucket${braced([...one, `le="${bound}"`])}`),
    `${name}_sum${braced(one)}`,
  ]);
  const totals = series.map((one) => `${name}_count${braced(one)}`);
  return {
    metric: {
      ...{ name, help, type: 'histogram', combine: 'sum' },
      samples: [...samples, ...totals],
      read: () => [...numbers, ...series.map((_, at) => numbers[at * width + bounds.length])],
    } satisfies Metric,
    observe: (given: Given<Own>, milliseconds: number): void => {
      const start = findSeries(labels, given) * width;
      const seconds = milliseconds / 1000;
      for (let at = bounds.length; at >= 0; at -= 1) {
        if (seconds > (bounds[at] ?? Number.POSITIVE_INFINITY)) break;
        add(numbers, start + at, 1);
      }
      add(numbers, start + width - 1, seconds);
    },
  };
}

/** A number that is known elsewhere, and read when somebody asks. */
export function createReading({
  name,
  help,
  type = 'gauge',
  combine,
}: Definition & { type?: 'counter' | 'gauge'; combine: Combine }) {
  let source: () => number | undefined = () => undefined;
  return {
    metric: { name, help, type, combine, samples: [name], read: () => [source()] } satisfies Metric,
    readFrom: (read: () => number | undefined): void => {
      source = read;
    },
  };
}

function add(numbers: Float64Array, at: number, number: number): void {
  numbers[at] = (numbers[at] ?? 0) + number;
}

/** Labels of all series, each as `name="value"`. */
function listSeries(labels: Labels): string[][] {
  return Object.entries(labels).reduce<string[][]>(
    (series, [name, values]) => series.flatMap((one) => values.map((value) => [...one, `${name}="${value}"`])),
    [[]],
  );
}

function braced(labels: readonly string[]): string {
  return labels.length > 0 ? `{${labels.join()}}` : '';
}

function findSeries<Own extends Labels>(labels: Own, given: Given<Own>): number {
  let at = 0;
  for (const name in labels) {
    const values = labels[name];
    const value = given[name];
    if (values && value !== undefined) at = at * values.length + values.indexOf(value);
  }
  return at;
}
