import { moveToPostgres } from '../cms/move-to-postgres.ts';
import { runCommand } from './program.ts';
import { readSettings } from './settings.ts';

/** `npm run move-to-postgres`: copies the bundled SQLite database to the empty Postgres that the DB_ variables name. */
await runCommand(async () => {
  const { data } = readSettings();
  const { to, tables, rows, others, programs } = await moveToPostgres(data);
  console.log(
    `The shop is now in Postgres, ${to}: ${rows} rows of ${tables} tables, counted and added up there again.`,
  );
  if (others.length > 0) console.log(`  Not of Directus, and moved as well: ${others.join(', ')}`);
  for (const one of programs) console.log(`  Not moved, since it is SQLite's own: ${one}`);
  console.log(`Uploads and secrets.json stay in ${data}. From now on start with the DB_ variables of this command:`);
  console.log(`without them the start is refused, so that no order goes to the old database, which stays beside them.`);
  return 0;
});
