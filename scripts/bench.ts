import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './launch/failure.mjs';
import { say } from './launch/progress.mjs';
import { runCommand } from './lifetime.ts';
import { runProgram } from './program.ts';
import { root } from './settings.ts';
import { withTestSite } from './test-site.ts';

/** Measures the built site on a Directus of its own; bench/run.ts finds both in the variables that the tests have too. */
await runCommand(async () => {
  const script = join(root, 'bench', 'run.ts');
  if (!existsSync(script)) throw new Failure('There is no bench/run.ts.', ['Bring it back from the repository.']);
  const { code } = await withTestSite(({ environment }) =>
    runProgram({ args: [script, ...process.argv.slice(2)], cwd: root, env: environment, onLine: say }),
  );
  return code ?? 1;
});
