import { prepareForChecks } from './build-site.ts';
import { runBrowserTests } from './check/browser-tests.ts';
import { runIntegrationTests } from './check/integration-tests.ts';
import { addCounts, type Counts, formatCounts } from './check/reports.ts';
import { runGates } from './check/run-gates.ts';
import { printFailure } from './launch/failure.mjs';
import { runCommand } from './lifetime.ts';
import { withTestSite } from './test-site.ts';

await runCommand(async () => {
  await prepareForChecks();
  // `npm test -- tests/integration/x.test.ts` runs one file, `npm test -- cart.spec.ts` one of the browser's.
  const words = process.argv.slice(2);
  const isIntegration = words.some((word) => word.includes('integration'));
  const isBrowser = words.length > 0 && !isIntegration;
  const checked = words.length > 0 ? undefined : await runGates();
  const nothing: Counts = { passed: 0, failed: 0 };
  const tested = await withTestSite(async ({ environment }) => ({
    integrated: isBrowser ? nothing : await runIntegrationTests(words, environment),
    browsed: isIntegration ? nothing : await runBrowserTests(words, environment),
  })).catch((error: unknown) => {
    printFailure(error);
    return { integrated: nothing, browsed: { passed: 0, failed: 1 } };
  });
  const { integrated, browsed } = tested;
  const counts = addCounts(checked ?? nothing, integrated, browsed);
  if (checked) console.log(`\nUnit tests and checks: ${formatCounts(checked)}.`);
  console.log(`Integration: ${formatCounts(integrated)}. In the browser: ${formatCounts(browsed)}.`);
  console.log(formatCounts(counts));
  return counts.failed > 0 || counts.passed === 0 || (checked && browsed.passed === 0) ? 1 : 0;
});
