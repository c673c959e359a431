import { ensureTemplate } from '../cms/populate-database.ts';
import { smallWebsite } from '../tests/small-website.ts';
import { prepareForChecks } from './build-site.ts';
import { runBrowserTests } from './check/browser-tests.ts';
import {
  addResults,
  formatCounts,
  formatFlaky,
  formatSlowest,
  noResults,
  type Results,
  toFailedRun,
} from './check/reports.ts';
import { startGates } from './check/run-gates.ts';
import { runIntegrationTests } from './check/run-vitest.ts';
import { findFreePort } from './free-port.ts';
import { runCommand } from './program.ts';
import { withTestSite } from './test-site.ts';

type Checks = {
  /** Resolves when the database template of the demo is filled. */
  demoFilled: Promise<unknown>;
  /** Resolves when the unit tests have ended, and all templates are filled. */
  unitTestsEnded: Promise<unknown>;
  results: Promise<Results>;
};

/**
 * Starts the gates while the database templates are filled: that happens once for each model and demo content, and
 * waits more than it computes. The site is built beside the unit tests, since each leaves a part of the processor. The
 * tools among the gates go on while the integration tests wait.
 */
async function startChecks(): Promise<Checks> {
  const port = await findFreePort();
  // An error is reported when the tests copy the template.
  const demoFilled = ensureTemplate(port).catch(() => undefined);
  const templatesFilled = demoFilled.then(() => ensureTemplate(port, smallWebsite)).catch(() => undefined);
  const { unitTestsEnded, results } = await prepareForChecks()
    .then(() => startGates({ toolNiceness: 19, unitTests: process.env }))
    .catch((error: unknown) => ({ unitTestsEnded: undefined, results: Promise.reject(error) }));
  return {
    demoFilled,
    unitTestsEnded: Promise.all([unitTestsEnded, templatesFilled]),
    results: results.catch(toFailedRun),
  };
}

await runCommand(async () => {
  // `npm test -- tests/integration/x.test.ts` runs one file, `npm test -- cart.spec.ts` one of the browser's.
  const args = process.argv.slice(2);
  const isIntegration = args.some((arg) => arg.includes('integration'));
  const isBrowser = args.length > 0 && !isIntegration;
  const checks = args.length > 0 ? undefined : await startChecks();
  await checks?.demoFilled;
  const tested = await withTestSite(async ({ environment }) => {
    await checks?.unitTestsEnded;
    return {
      integrated: isBrowser ? noResults : await runIntegrationTests(args, environment),
      browsed: isIntegration ? noResults : await runBrowserTests(args, environment),
    };
  }).catch((error: unknown) => ({ integrated: noResults, browsed: toFailedRun(error) }));
  const { integrated, browsed } = tested;
  const checked = await checks?.results;
  const { counts, tests, flaky } = addResults(checked ?? noResults, integrated, browsed);
  console.log('\nThe slowest tests:');
  for (const line of formatSlowest(tests, 10)) console.log(line);
  if (flaky.length > 0)
    console.log(`\nPassed only at the second try, each a defect of product or test: ${flaky.length}`);
  for (const line of formatFlaky(flaky)) console.log(line);
  console.log('');
  if (checked) console.log(`Unit tests and checks: ${formatCounts(checked.counts)}.`);
  console.log(`Integration: ${formatCounts(integrated.counts)}. In the browser: ${formatCounts(browsed.counts)}.`);
  console.log(formatCounts(counts));
  const isEmpty = [checked, isBrowser ? undefined : integrated, isIntegration ? undefined : browsed].some(
    (part) => part?.counts.passed === 0,
  );
  return counts.failed > 0 || isEmpty ? 1 : 0;
});
