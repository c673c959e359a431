import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './launch/failure.mjs';
import { say } from './launch/progress.mjs';
import { runCommand, runProgram } from './program.ts';
import { root } from './settings.ts';
import { withTestSite } from './test-site.ts';

/**
 * Runs the benchmarks on the built site with a Directus of its own; bench/run.ts gets both in the environment variables
 * of the tests.
 */
await runCommand(async () => {
  const script = join(root, 'bench', 'run.ts');
  if (!existsSync(script)) throw new Failure('There is no bench/run.ts.', ['Bring it back from the repository.']);
  const { code } = await withTestSite(({ environment }) =>
    runProgram({ args: [script, ...process.argv.slice(2)], cwd: root, env: environment, onLine: say }),
  );
  return code ?? 1;
});
