import { createRequire } from 'node:module';

type Connection = {
  get: (sql: string, callback: (error: Error | null, row: { page_count: number }) => void) => void;
  exec: (sql: string) => void;
};

type Driver = { Database: new (...given: unknown[]) => Connection };

/**
 * Preloaded into Directus (`NODE_OPTIONS=--import=…/full-database.ts`): after SIGUSR2 its SQLite database may not grow by
 * a page, as on a disk that is full; after the next one it may again.
 */
const driver: Driver = createRequire(new URL('../cms/package.json', import.meta.url))('sqlite3');

const maxPages = 1_073_741_823;

const connections: Connection[] = [];
let isFull = false;

driver.Database = class extends driver.Database {
  constructor(...given: unknown[]) {
    super(...given);
    connections.push(this);
  }
};

process.on('SIGUSR2', () => {
  isFull = !isFull;
  for (const connection of connections) {
    connection.get('PRAGMA page_count', (_, row) =>
      connection.exec(`PRAGMA max_page_count = ${isFull ? row.page_count : maxPages}`),
    );
  }
});
