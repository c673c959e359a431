import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../launch/progress.mjs';
import { runProgram } from '../program.ts';
import { readJson } from '../read-json.ts';
import { root } from '../settings.ts';
import { findPackageFaults, lockfileSchema, manifestSchema } from './package-rules.ts';
import { addResults, type Counts, noResults, type Results, type TimedTest } from './reports.ts';
import { runVitest } from './run-vitest.ts';

/** The checks that together are the project's one gate; each prints what to fix. */
const gates: Gate[] = [
  tool('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=50']),
  // More threads would each read the types of all packages: twice the work, while the unit tests need the other core.
  tool('types', ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded']),
  tool('nothing unused', ['node_modules/knip/bin/knip.js', '--no-progress']),
  tool('patterns in linear time', ['scripts/check/patterns.ts']),
  { name: 'unit tests and architecture', run: runUnitTests },
  { name: 'packages', run: async () => checkPackages() },
];

/** Runs all gates concurrently and prints the output of those that fail. A failed gate counts as a failed test. */
export function runGates(): Promise<Results> {
  return startGates({ toolNiceness: 0 }).results;
}

type StartedGates = {
  /** Resolves when the unit tests have ended; tools may still be running. */
  unitTestsEnded: Promise<unknown>;
  results: Promise<Results>;
};

/** Starts all gates. Unit tests have timeouts, so that only the tools, which just compute, may yield to others. */
export function startGates({ toolNiceness }: { toolNiceness: number }): StartedGates {
  const started = gates.map((gate) => ({ gate, result: runGate(gate, toolNiceness) }));
  const unitTests = started.filter(({ gate }) => gate.run === runUnitTests).map(({ result }) => result);
  return {
    unitTestsEnded: Promise.allSettled(unitTests),
    results: Promise.all(started.map(({ result }) => result)).then(collectResults),
  };
}

function collectResults(results: Awaited<ReturnType<typeof runGate>>[]): Results {
  for (const { gate, result } of results) {
    if (result.passed) continue;
    console.log(`\n── ${gate.name} ──`);
    console.log(result.lines.join('\n'));
  }
  return addResults(
    ...results.map(({ result }) => {
      const counts = result.counts ?? noResults.counts;
      const failed = result.passed ? counts.failed : Math.max(counts.failed, 1);
      return { counts: { ...counts, failed }, tests: result.tests ?? [], flaky: [] };
    }),
  );
}

async function runGate(gate: Gate, toolNiceness: number) {
  try {
    return await runStep(gate.name, async (report) => {
      const result = await gate.run(toolNiceness);
      if (result.counts) report(`${result.counts.passed} tests`);
      if (!result.passed) throw new GateFailed(result);
      return { gate, result };
    });
  } catch (error) {
    if (error instanceof GateFailed) return { gate, result: error.result };
    throw error;
  }
}

class GateFailed extends Error {
  readonly result: Awaited<ReturnType<Gate['run']>>;

  constructor(result: Awaited<ReturnType<Gate['run']>>) {
    super('closed');
    this.result = result;
  }
}

type GateResult = { passed: boolean; lines: string[]; counts?: Counts; tests?: TimedTest[] };

type Gate = { name: string; run: (toolNiceness: number) => Promise<GateResult> };

function tool(name: string, args: string[]): Gate {
  return { name, run: (niceness) => runTool(args, niceness) };
}

async function runTool(args: string[], niceness: number): Promise<GateResult> {
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
  const { code, lines } = await runProgram({ args, cwd: root, env, maxLines: 2000, niceness });
  return { passed: code === 0, lines };
}

async function runUnitTests(): Promise<GateResult> {
  const { code, lines, counts, tests } = await runVitest('unit');
  return { passed: code === 0 && counts.passed > 0, lines, counts, tests };
}

function checkPackages(): GateResult {
  const lines = ['.', 'cms', 'tests/chromium'].flatMap((folder) => {
    const manifest = readJson(join(root, folder, 'package.json'), manifestSchema);
    const lockfile = join(root, folder, 'package-lock.json');
    const violations = findPackageFaults(manifest, readJson(lockfile, lockfileSchema), readFileSync(lockfile, 'utf8'));
    return violations.map((violation) => `${folder}/package.json: ${violation}`);
  });
  return { passed: lines.length === 0, lines };
}
