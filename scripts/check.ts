import { prepareForChecks } from './build-site.ts';
import { formatCounts, toFailedRun } from './check/reports.ts';
import { runFastGates } from './check/run-gates.ts';
import { runCommand } from './program.ts';

await runCommand(async () => {
  const { counts } = await prepareForChecks().then(runFastGates).catch(toFailedRun);
  console.log(`\n${formatCounts(counts)}`);
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
});
