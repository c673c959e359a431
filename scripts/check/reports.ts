import { stripVTControlCharacters } from 'node:util';
import { printFailure } from '../launch/failure.mjs';

export type Counts = { passed: number; failed: number };

/** A test's file and title, and its duration including retries. */
export type TimedTest = { name: string; ms: number };

/** Results of one part of the run. */
export type Results = {
  counts: Counts;
  tests: TimedTest[];
  /** Tests that passed at a retry. */
  flaky: FlakyTest[];
};

/** A test that passed at a retry, and the message of its first failure. */
export type FlakyTest = { name: string; reason: string };

export const noResults: Results = { counts: { passed: 0, failed: 0 }, tests: [], flaky: [] };

/** Results of a part that threw: one failed test, so that the last line is always the counts. */
export function toFailedRun(error: unknown): Results {
  printFailure(error);
  return { ...noResults, counts: { passed: 0, failed: 1 } };
}

/** Counts of Vitest's JSON report. A file that could not be loaded counts as a failed test. */
export function countVitest(report: unknown): Counts {
  if (!isRecord(report)) return { passed: 0, failed: 0 };
  const broken = readList(report.testResults).filter(
    (file) => file.status === 'failed' && readList(file.assertionResults).length === 0,
  );
  return { passed: readNumber(report.numPassedTests), failed: readNumber(report.numFailedTests) + broken.length };
}

/**
 * Counts of Playwright's JSON report. A test that passed at a retry counts as passed, and is listed by
 * `findFlakyTests`.
 */
export function countPlaywright(report: unknown): Counts {
  if (!isRecord(report) || !isRecord(report.stats)) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: readNumber(expected) + readNumber(flaky),
    failed: readNumber(unexpected) + readList(report.errors).length,
  };
}

/** Tests of Playwright's report that passed at a retry, by file and title. */
export function findFlakyTests(report: unknown): FlakyTest[] {
  return findSpecs(report).flatMap(({ spec, name }) => {
    const flaky = readList(spec.tests).filter(({ status }) => status === 'flaky');
    if (flaky.length === 0) return [];
    const errors = flaky.flatMap(({ results }) => readList(results)).flatMap((result) => readList(result.errors));
    return { name, reason: toReason(errors.map(({ message }) => message)) };
  });
}

/** Durations of the tests in Playwright's report. */
export function timePlaywright(report: unknown): TimedTest[] {
  return findSpecs(report).map(({ spec, name }) => {
    const results = readList(spec.tests).flatMap(({ results }) => readList(results));
    return { name, ms: results.reduce((sum, { duration }) => sum + readNumber(duration), 0) };
  });
}

/** Durations of the tests in Vitest's report; `root` is removed from file names. */
export function timeVitest(report: unknown, root: string): TimedTest[] {
  const files = isRecord(report) ? readList(report.testResults) : [];
  return files.flatMap((file) =>
    readList(file.assertionResults).map(({ fullName, duration }) => ({
      name: `${String(file.name).replace(`${root}/`, '')} ${fullName}`,
      ms: readNumber(duration),
    })),
  );
}

/** Tests of Vitest's report that passed at a retry: passed ones with failure messages. */
export function findRetriedTests(report: unknown, root: string): FlakyTest[] {
  const files = isRecord(report) ? readList(report.testResults) : [];
  return files.flatMap((file) =>
    readList(file.assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && isFilled(failureMessages))
      .map(({ fullName, failureMessages }) => ({
        name: `${String(file.name).replace(`${root}/`, '')} ${fullName}`,
        reason: toReason(failureMessages),
      })),
  );
}

const maxReasonLines = 12;

/** The first failure of a test, without colours and stack. */
function toReason(messages: unknown): string {
  const [first = ''] = Array.isArray(messages) ? messages : [];
  const lines = stripVTControlCharacters(String(first)).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, maxReasonLines)
    .join('\n');
}

/** The tests that passed at a retry, and why they failed before. */
export function formatFlaky(tests: readonly FlakyTest[]): string[] {
  return tests.flatMap(({ name, reason }) => [
    `           ${name}`,
    ...reason.split('\n').map((line) => `             ${line}`),
  ]);
}

/** The slowest tests, a line each, the slowest first. */
export function formatSlowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

type Spec = { spec: Record<string, unknown>; name: string };

function findSpecs(report: unknown): Spec[] {
  return isRecord(report) ? readList(report.suites).flatMap((suite) => findSpecsIn(suite, [])) : [];
}

/** The outermost suite is the file; describe blocks prefix the titles. */
function findSpecsIn(suite: Record<string, unknown>, titles: readonly string[]): Spec[] {
  const own = readList(suite.specs).map((spec) => ({
    spec,
    name: `${spec.file}:${spec.line} ${[...titles, spec.title].join(' › ')}`,
  }));
  const inner = readList(suite.suites);
  return [...own, ...inner.flatMap((one) => findSpecsIn(one, [...titles, String(one.title)]))];
}

export function addResults(...all: Results[]): Results {
  return {
    counts: addCounts(noResults.counts, ...all.map(({ counts }) => counts)),
    tests: all.flatMap(({ tests }) => tests),
    flaky: all.flatMap(({ flaky }) => flaky),
  };
}

function addCounts(...all: Counts[]): Counts {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
}

export function formatCounts({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function readNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
