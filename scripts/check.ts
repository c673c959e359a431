import { prepareForChecks } from './build-site.ts';
import { formatCounts, toFailedRun } from './check/reports.ts';
import { runGates } from './check/run-gates.ts';
import { runCommand } from './program.ts';

await runCommand(async () => {
  const { counts } = await prepareForChecks().then(runGates).catch(toFailedRun);
  console.log(`\n${formatCounts(counts)}`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
});
