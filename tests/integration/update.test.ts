import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createCmsApi } from '../../cms/cms-api.ts';
import { getDatabaseFile } from '../../cms/instance.ts';
import { prepareDirectus } from '../../cms/prepare.ts';
import { applySchema, applyWithMigrations, readSnapshot } from '../../cms/schema.ts';
import { readOrMakeSecrets } from '../../cms/secrets.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { makeFolder } from '../isolated-directus.ts';
import { makeOrder, post } from '../orders-api-calls.ts';

/** The demo shop as the code of 2026-11-22 made and sold it, with few rows; docs/upgrading.md says how it was made. */
const formerDatabase = new URL('../fixtures/database-2026-11-22.db.br', import.meta.url);

/** What its Directus and its code were. */
const formerState = { directus: '11.17.4', snapshot: 'former', access: 'former', demo: '' };

/** Collections that it has not. */
const newCollections = ['studio', 'alloy', 'option', 'stone', 'preset'].flatMap((name) => [
  `ring_${name}`,
  `ring_${name}_translations`,
]);

/** Tables whose rows stay as they are, whatever columns they get. */
const keptTables = [
  ...['ecommerce_order', 'ecommerce_order_item', 'ecommerce_payment', 'ecommerce_order_number', 'mail'],
  ...['ecommerce_product', 'ecommerce_product_variant', 'ecommerce_product_translations', 'ecommerce_price_log'],
  ...[
    'ecommerce_settings',
    'ecommerce_category',
    'ecommerce_shipping_method',
    'company',
    'branch',
    'page_translations',
  ],
];

/** The smallest picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNY0BAAAAM0AXFzvXumAAAAAElFTkSuQmCC',
  'base64',
);

/** A data folder as that release has left it, with pictures for its files. */
function makeFormerData(): string {
  const data = join(makeFolder(), 'data');
  const uploads = join(data, 'uploads');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(getDatabaseFile(data), brotliDecompressSync(readFileSync(formerDatabase)));
  writeFileSync(join(data, 'state.json'), JSON.stringify(formerState));
  using database = new DatabaseSync(getDatabaseFile(data));
  const token = { token: readOrMakeSecrets(data).adminToken };
  database.prepare("UPDATE directus_users SET token = :token WHERE email = 'admin@example.com'").run(token);
  for (const { filename_disk } of database.prepare('SELECT filename_disk FROM directus_files').all())
    writeFileSync(join(uploads, String(filename_disk)), pixel);
  fillIn(database);
  return data;
}

/** An order that its staff have handled, as that version wrote it. */
function fillIn(database: DatabaseSync) {
  database.exec(
    `INSERT INTO ecommerce_order (id, project, order_number, status, payment_status, total_price_brutto, tax, language, payment_method)
     VALUES (9001, 1, 'A-9001', 'ready', 'paid', 1290, '[{"rate":19,"amount":205.97}]', 'fr', 1)`,
  );
  const addLine = database.prepare('INSERT INTO ecommerce_order_event ("order", kind, text) VALUES (9001, ?, ?)');
  addLine.run('placed', null);
  addLine.run('mail_sent', 'Bestätigung an die Kundin, den Kunden; Meldung an uns.');
  addLine.run('mail_sent', 'An die Kundin, den Kunden: Abholbereit.');
  database.exec(`INSERT INTO mail ("order", project, status, "to") VALUES (9001, 1, 'sent', 'zoe@example.org')`);
  addRevision(database, 'mail', 900_001);
  addRevision(database, 'ecommerce_order', 900_002);
}

/** As Directus wrote it whenever staff changed a row. */
function addRevision(database: DatabaseSync, collection: string, id: number) {
  const of = { id, collection };
  database
    .prepare("INSERT INTO directus_activity (id, action, collection, item) VALUES (:id, 'update', :collection, '1')")
    .run(of);
  database
    .prepare(
      `INSERT INTO directus_revisions (id, activity, collection, item, data) VALUES (:id, :id, :collection, '1', '{"to":"zoe@example.org"}')`,
    )
    .run(of);
}

test('the database of a former release gets this model, keeps its rows, sells again, and is unchanged by the next start', async () => {
  const data = makeFormerData();
  const read = (table: string, where = 'true') => {
    using database = new DatabaseSync(getDatabaseFile(data));
    return database.prepare(`SELECT * FROM ${table} WHERE ${where} ORDER BY id`).all();
  };
  const readAll = () => new Map(keptTables.map((table) => [table, read(table)]));
  const before = readAll();
  expect(before.get('ecommerce_order')).toHaveLength(4);
  for (const [table, rows] of before) expect(rows.length, table).toBeGreaterThan(0);

  // Mails wait, so that their rows stay the same, too.
  const environment = { LOOK_EVERY_SECONDS: '1', EMAIL_SMTP_HOST: '' };
  const instance = { data, port: await findFreePort(), environment };
  const directus = await prepareDirectus(instance);
  onTestFinished(() => directus.stop());
  const after = readAll();
  for (const [table, rows] of before) {
    expect(after.get(table), table).toMatchObject(rows.map(({ date_updated: _, user_updated: __, ...row }) => row));
  }
  const [order] = read('ecommerce_order', 'id = 9001');
  expect(order).toMatchObject({ gift_message: null, present_wrap: 0, accepted_total: null, branch_address: null });
  expect(JSON.parse(String(order?.ordered_payment_method))).toEqual({
    ...{ id: 1, key: 'prepayment', name: 'Virement préalable' },
  });
  const events = read('ecommerce_order_event', '"order" = 9001');
  expect(events.map(({ kind }) => kind)).toEqual(['placed', 'mail_sent', 'mail_delivered']);
  expect(after.get('ecommerce_settings')).toMatchObject(Array(2).fill({ gift_messages: 0, paypal_card: 0 }));
  expect(read('mail', '"order" = 9001')).toMatchObject([{ to: 'zoe@example.org', kind: null, content: null }]);
  const offering = after
    .get('branch')
    ?.filter(({ status, offers_collection }) => status === 'published' && offers_collection);
  expect(new Set(offering?.map(({ project }) => project)).size).toBe(offering?.length);
  const address = { url: directus.url, token: directus.secrets.adminToken };
  const api = createCmsApi(address);
  const revisions = () => api.get('/revisions?filter[id][_in]=900001,900002&fields=collection');
  await expect.poll(revisions).toEqual([{ collection: 'ecommerce_order' }]);
  // The extension has started before the model had the field.
  const findTint = () => api.get('/files?filter[tint][_nnull]=true&fields=tint&limit=1');
  await expect.poll(findTint, { timeout: 30_000 }).toEqual([{ tint: expect.stringMatching(/^[0-9a-f]{6}$/) }]);
  for (const collection of newCollections) expect(await api.get(`/items/${collection}?limit=1`)).toBeDefined();

  const changes: number[] = [];
  await applyWithMigrations(api, data, async () => {
    changes.push(await applySchema(address, await readSnapshot(instance), false));
  });
  expect(changes).toEqual([0]);
  expect(readAll()).toEqual(after);

  const stockOf = () => read('ecommerce_product_variant', 'id = 20304')[0]?.stock;
  const stock = Number(stockOf());
  const { code, answer } = await post('order', makeOrder(20304), directus.url);
  expect([code, answer.order?.total_cents]).toEqual([200, 178_690]);
  expect(stockOf()).toBe(stock - 1);
  const orders = read('ecommerce_order');
  expect(new Set(orders.map(({ order_number }) => order_number)).size).toBe(5);
  expect(orders.at(-1)?.order_number).toBe(answer.order?.number);
});
