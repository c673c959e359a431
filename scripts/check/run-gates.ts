import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { runStep } from '../launch/progress.mjs';
import { runProgram } from '../program.ts';
import { readJson } from '../read-json.ts';
import { root } from '../settings.ts';
import { findNewFiles } from './passed-files.ts';
import { addResults, type Counts, noResults, type Results, type TimedTest } from './reports.ts';
import { runVitest } from './run-vitest.ts';

/** The checks that together are the project's one gate; each prints what to fix. */
const gates: Gate[] = [
  { name: 'format and lint', run: checkFormat },
  // More threads would each read the types of all packages: twice the work, while the unit tests need the other core.
  tool('types', [
    ...['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'],
    // Checks what has changed since the last run, and what depends on it.
    ...['--incremental', '--tsBuildInfoFile', '.vitrine/checks/types.json'],
  ]),
  tool('nothing unused', [
    ...['node_modules/knip/bin/knip.js', '--no-progress'],
    ...['--cache', '--cache-location', '.vitrine/checks/unused'],
  ]),
  tool('patterns in linear time', ['scripts/check/patterns.ts']),
  { name: 'unit tests and architecture', run: runUnitTests },
  { name: 'packages', run: async () => checkPackages() },
];

/**
 * Runs all gates concurrently and prints the output of those that fail. A failed gate counts as a failed test. Property
 * tests take a tenth of their samples.
 */
export function runFastGates(): Promise<Results> {
  return startGates({ toolNiceness: 0, unitTests: { ...process.env, TEST_SAMPLES: 'tenth' } }).results;
}

type GateOptions = { toolNiceness: number; unitTests: NodeJS.ProcessEnv };

type StartedGates = {
  /** Resolves when the unit tests have ended; tools may still be running. */
  unitTestsEnded: Promise<unknown>;
  results: Promise<Results>;
};

/** Starts all gates. Unit tests have timeouts, so that only the tools, which just compute, may yield to others. */
export function startGates(options: GateOptions): StartedGates {
  const started = gates.map((gate) => ({ gate, result: runGate(gate, options) }));
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

async function runGate(gate: Gate, options: GateOptions) {
  try {
    return await runStep(gate.name, async (report) => {
      const result = await gate.run(options);
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

type Gate = { name: string; run: (options: GateOptions) => Promise<GateResult> };

function tool(name: string, args: string[]): Gate {
  return { name, run: ({ toolNiceness }) => runTool(args, toolNiceness) };
}

/** Checks each file alone, so that those that have passed as they are need no second look. */
async function checkFormat({ toolNiceness }: GateOptions): Promise<GateResult> {
  const { isFirst, files, keep } = findNewFiles(root, join(root, '.vitrine', 'checks', 'format.json'));
  if (files.length === 0) return { passed: true, lines: [] };
  // Without names it checks all; so many do not fit into a command of Windows.
  const names =
    isFirst || files.length > 200 ? [] : ['--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files];
  const args = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=50', ...names];
  const result = await runTool(args, toolNiceness);
  if (result.passed) keep();
  return result;
}

async function runTool(args: string[], niceness: number): Promise<GateResult> {
  const env = { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' };
  const { code, lines } = await runProgram({ args, cwd: root, env, maxLines: 2000, niceness });
  return { passed: code === 0, lines };
}

async function runUnitTests({ unitTests: env }: GateOptions): Promise<GateResult> {
  const { code, lines, counts, tests } = await runVitest('unit', { env });
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

const dependencies = v.exactOptional(v.record(v.string(), v.string()));

const manifestSchema = v.object({
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
  allowScripts: v.exactOptional(v.record(v.string(), v.boolean())),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

const lockfileSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.exactOptional(v.string()),
      resolved: v.exactOptional(v.string()),
      hasInstallScript: v.exactOptional(v.boolean()),
    }),
  ),
});

export type Lockfile = v.InferOutput<typeof lockfileSchema>;

/**
 * First versions that may be used. Older ones of React, and of the plugin that carries a copy of its server, execute code
 * from a request; older ones of Directus have advisories that docs/security.md does not answer.
 */
const safeFrom: Record<string, string> = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-server-dom-webpack': '19.3.1',
  '@vitejs/plugin-rsc': '0.5.38',
  directus: '11.17.4',
};

/** Violations in a folder's dependencies, a sentence each. */
export function findPackageFaults(manifest: Manifest, lockfile: Lockfile, text: string): string[] {
  return [
    ...findLooseVersions(manifest),
    ...findUnsafeVersions(lockfile),
    ...findUnknownScripts(manifest, lockfile),
    ...(/"resolved": "(?!file:)[a-z+]+:/.test(text) ? ['The lockfile names the host that packages came from.'] : []),
  ];
}

function findLooseVersions({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^(?:\d+\.\d+\.\d+(-[\w.]+)?|file:[\w./-]+)$/.test(version))
    .map(([name, version]) => `${name} is not pinned to one version: ${version}`);
}

function findUnsafeVersions({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const least = safeFrom[getName(path)];
    return least && version && isOlder(version, least) ? [`${path} is ${version}; safe from ${least} on.`] : [];
  });
}

function findUnknownScripts({ allowScripts = {} }: Manifest, { packages }: Lockfile): string[] {
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(withScript.map(([path]) => getName(path)));
  return [...names]
    .filter((name) => !(name in allowScripts))
    .map((name) => `${name} wants to run a script at installation: read it, then allow or refuse it in allowScripts.`);
}

function getName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

export function isOlder(version: string, least: string): boolean {
  const [mine = '', before] = version.split('-');
  const numbers = mine.split('.').map(Number);
  const wanted = least.split('.').map(Number);
  for (const [index, number] of wanted.entries()) {
    const own = numbers[index] ?? 0;
    if (own !== number) return own < number;
  }
  return before !== undefined;
}
