import { createHash } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isAttemptId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * A deterministic UUID: a message that is sent again has the same id and is stored once; a changed message is a new
 * one.
 *
 * @param attempt id of the form's attempt
 */
export function toMessageId(attempt: string, texts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([attempt.toLowerCase(), ...texts]));
  const hex = hash.digest('hex').slice(0, 32);
  // UUID version 8, for custom formats.
  const marked = `${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
