type RowError = { row: number; error: unknown };

/**
 * The errors of an import's rows as the studio shows them: each kind once, with the numbers of its rows.
 *
 * @returns the first error where none belongs to a field, such as a database that cannot be written
 */
export function toErrorReport(errors: readonly RowError[]): unknown {
  const byKind = new Map<string, { error: Error & { extensions: object }; rows: number[] }>();
  for (const { row, error } of errors.flatMap(({ row, error }) => [error].flat().map((one) => ({ row, error: one })))) {
    if (!isFieldError(error)) continue;
    const key = JSON.stringify([error.message, error.extensions]);
    const known = byKind.get(key);
    if (known) known.rows.push(row);
    else byKind.set(key, { error, rows: [row] });
  }
  if (byKind.size === 0) return errors[0]?.error;
  return [...byKind.values()].map(({ error, rows }) => {
    Object.assign(error.extensions, { rows: [{ type: 'lines', rows: [...new Set(rows)] }] });
    return error;
  });
}

function isFieldError(error: unknown): error is Error & { extensions: { field: string } } {
  return (
    error instanceof Error &&
    'extensions' in error &&
    typeof error.extensions === 'object' &&
    error.extensions !== null &&
    'field' in error.extensions
  );
}
