/** An error with an explanation for the user of the command: what happened, and what to do. */
export class Failure extends Error {
  /**
   * @param {string} message what happened
   * @param {string[]} advice what to do, a line each
   * @param {string[]} details the last lines of the program that failed
   */
  constructor(message, advice = [], details = []) {
    super(message);
    this.name = 'Failure';
    this.advice = advice;
    this.details = details;
  }
}

/** @param {unknown} error */
export function printFailure(error) {
  if (!(error instanceof Failure)) {
    console.error('✗ Something failed that has no explanation yet:');
    console.error(error);
    return;
  }
  console.error(`✗ ${error.message}`);
  for (const line of error.advice) console.error(`  ${line}`);
  if (error.details.length === 0) return;
  console.error('  The last lines were:');
  for (const line of error.details) console.error(`  │ ${line}`);
}
