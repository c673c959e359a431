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

/**
 * What a system error means where a file could not be written; undefined for any other error.
 *
 * @param {unknown} error
 */
export function explainWriteError(error) {
  const { code, path } = error instanceof Error ? error : {};
  const name = path ?? 'A file';
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Failure(`The disk is full, so ${name} cannot be written.`, ['Free some space, then start again.']);
  }
  if (code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') return undefined;
  return new Failure(
    `${name} cannot be ${code === 'EROFS' ? 'written: its disk is read-only' : 'opened or written'}.`,
    [
      'Start as the user to whom the folder belongs, or copy it to where you may write.',
      'The data may be elsewhere: CMS_DATA=/somewhere/data npm start',
    ],
  );
}

/** @param {unknown} thrown */
export function printFailure(thrown) {
  const error = explainWriteError(thrown) ?? thrown;
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
