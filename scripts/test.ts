import { prepareForChecks } from './build-site.ts';
import { runBrowserTests } from './check/browser-tests.ts';
import { addCounts, formatCounts } from './check/reports.ts';
import { runGates } from './check/run-gates.ts';
import { runCommand } from './lifetime.ts';

await runCommand(async () => {
  await prepareForChecks();
  const checked = await runGates();
  const browsed = await runBrowserTests(process.argv.slice(2));
  const counts = addCounts(checked, browsed);
  console.log(`\nUnit tests and checks: ${formatCounts(checked)}. In the browser: ${formatCounts(browsed)}.`);
  console.log(formatCounts(counts));
  return counts.failed > 0 || checked.passed === 0 || browsed.passed === 0 ? 1 : 0;
});
