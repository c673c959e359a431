export type Counts = { passed: number; failed: number };

/** Vitest's JSON report. A file that could not even be loaded counts as a failed test. */
export function countVitest(report: unknown): Counts {
  if (!isRecord(report)) return { passed: 0, failed: 0 };
  const broken = readList(report.testResults).filter(
    (file) => file.status === 'failed' && readList(file.assertionResults).length === 0,
  );
  return { passed: readNumber(report.numPassedTests), failed: readNumber(report.numFailedTests) + broken.length };
}

/** Playwright's JSON report. A test that passed at a second try counts as passed, and is named by `findUnsteadyTests`. */
export function countPlaywright(report: unknown): Counts {
  if (!isRecord(report) || !isRecord(report.stats)) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: readNumber(expected) + readNumber(flaky),
    failed: readNumber(unexpected) + readList(report.errors).length,
  };
}

/** Tests that failed and then passed, by file and title. */
export function findUnsteadyTests(report: unknown): string[] {
  return isRecord(report) ? readList(report.suites).flatMap(findUnsteadyIn) : [];
}

function findUnsteadyIn(suite: Record<string, unknown>): string[] {
  const own = readList(suite.specs)
    .filter((spec) => readList(spec.tests).some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}:${spec.line} ${spec.title}`);
  return [...own, ...readList(suite.suites).flatMap(findUnsteadyIn)];
}

export function addCounts(...all: Counts[]): Counts {
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

function readNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
