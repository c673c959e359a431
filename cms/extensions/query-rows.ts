import type { Database } from './directus.ts';

/** Rows of a statement in SQL: SQLite's driver answers with them, the one of Postgres with an object that holds them. */
export async function queryRows(
  database: Database,
  sql: string,
  bindings: readonly (string | number)[] = [],
): Promise<Record<string, unknown>[]> {
  const answer: unknown = await database.raw(sql, bindings);
  const rows = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer;
  if (!Array.isArray(rows)) throw new TypeError('The database answered a query without rows.');
  return rows;
}
