import { formatCounts } from './check/reports.ts';
import { runIntegrationTests } from './check/run-vitest.ts';
import { findProgram } from './find-program.ts';
import { Failure } from './launch/failure.mjs';
import { runCommand } from './program.ts';
import { withTestSite } from './test-site.ts';

/** What runs with a Varnish; `npm test` runs the former with a cache of our own. */
const varnishTests = ['integration/cdn.test', 'integration/varnish.test'];

/** Runs the tests of a cache in front of the site with the system's Varnish and the VCL of `deploy/`. */
await runCommand(async () => {
  const program = findProgram('varnishd');
  if (!program) {
    throw new Failure('There is no Varnish on this machine.', [
      'Debian, Ubuntu: sudo apt-get install varnish varnish-modules',
    ]);
  }
  const args = process.argv.slice(2);
  const { counts } = await withTestSite(({ environment }) =>
    runIntegrationTests(args.length > 0 ? args : varnishTests, { ...environment, VARNISH: program }),
  );
  console.log(formatCounts(counts));
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
});
