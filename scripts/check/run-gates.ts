import { runStep } from '../launch/progress.mjs';
import { type Gate, gates } from './gates.ts';
import { addResults, noResults, type Results } from './reports.ts';

/** Runs every gate at once and prints in full what each that fails has to say. A failed gate counts as a failed test. */
export async function runGates(): Promise<Results> {
  const results = await Promise.all(gates.map(runGate));
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

async function runGate(gate: Gate) {
  try {
    return await runStep(gate.name, async (report) => {
      const result = await gate.run();
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
