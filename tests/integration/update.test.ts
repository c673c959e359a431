import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createCmsApi } from '../../cms/cms-api.ts';
import { getDatabaseFile } from '../../cms/instance.ts';
import { createInstance } from '../../cms/populate-database.ts';
import { prepareDirectus } from '../../cms/prepare.ts';
import { applySchema, applyWithMigrations, readSnapshot } from '../../cms/schema.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { makeFolder } from '../isolated-directus.ts';

const ringCollections = ['ring_studio', 'ring_alloy', 'ring_option', 'ring_stone', 'ring_preset'];

/** What came in the days before 2026-11-26. */
const newCollections = [
  ...['ecommerce_empty_search', 'ecommerce_synonym'],
  ...ringCollections.flatMap((name) => [`${name}_translations`, name]),
];
const newFields = {
  branch: ['offers_collection'],
  ecommerce_order: [
    ...['gift_message', 'present_wrap', 'present_wrap_cost', 'accepted_total', 'branch_address'],
    'ordered_payment_method',
  ],
  ecommerce_order_item: ['pair'],
  ecommerce_settings: ['gift_messages', 'paypal_card'],
  mail: ['kind', 'content'],
  directus_files: ['tint'],
};

/** Takes out of a copy of the demo what an older model did not have. */
function makeOlder(database: DatabaseSync) {
  for (const [collection, fields] of Object.entries(newFields)) {
    for (const field of fields) {
      database.exec(`ALTER TABLE ${collection} DROP COLUMN ${field}`);
      database.prepare('DELETE FROM directus_fields WHERE collection = ? AND field = ?').run(collection, field);
    }
  }
  for (const collection of newCollections) {
    database.exec(`DROP TABLE ${collection}`);
    database.prepare('DELETE FROM directus_relations WHERE many_collection = ?').run(collection);
    for (const table of ['directus_fields', 'directus_permissions', 'directus_collections']) {
      database.prepare(`DELETE FROM ${table} WHERE collection = ?`).run(collection);
    }
  }
  database.exec("DELETE FROM directus_fields WHERE collection = 'ecommerce_product' AND field = 'ring_studio'");
}

/** An order of last week, as that version wrote it, and what staff have set. */
function fillIn(database: DatabaseSync) {
  database.exec("UPDATE ecommerce_settings SET bank_recipient = 'Vier Linden & Söhne'");
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

const tables = ['ecommerce_order', 'ecommerce_order_event', 'ecommerce_settings', 'mail', 'branch'];

test('a database with an older model keeps its rows, gets the new model, and is unchanged by the next start', async () => {
  const environment = { LOOK_EVERY_SECONDS: '1' };
  const instance = { data: join(makeFolder(), 'data'), port: await findFreePort(), environment };
  await createInstance(instance);
  const file = getDatabaseFile(instance.data);
  const stateFile = join(instance.data, 'state.json');
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as object;
  writeFileSync(stateFile, JSON.stringify({ ...state, snapshot: 'older', access: 'older' }));
  const read = () => {
    using database = new DatabaseSync(file);
    return tables.map((table) => database.prepare(`SELECT * FROM ${table} ORDER BY id`).all());
  };
  {
    using database = new DatabaseSync(file);
    makeOlder(database);
    fillIn(database);
  }
  const before = read();

  const directus = await prepareDirectus(instance);
  onTestFinished(() => directus.stop());
  const after = read();
  const [orders, events, settings, mails, branches] = after;
  expect(orders).toMatchObject((before[0] ?? []).map(({ date_updated: _, ...order }) => order));
  expect(orders).toMatchObject([{ gift_message: null, present_wrap: 0, accepted_total: null, branch_address: null }]);
  expect(JSON.parse(String(orders?.[0]?.ordered_payment_method))).toEqual({
    ...{ id: 1, key: 'prepayment', name: 'Virement préalable' },
  });
  expect(events?.map(({ kind }) => kind)).toEqual(['placed', 'mail_sent', 'mail_delivered']);
  expect(settings).toMatchObject(before[2] ?? []);
  expect(settings).toMatchObject(Array(2).fill({ gift_messages: 0, paypal_card: 0 }));
  expect(mails).toMatchObject([{ to: 'zoe@example.org', kind: null, content: null }]);
  const offering = branches?.filter(({ status, offers_collection }) => status === 'published' && offers_collection);
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
  await applyWithMigrations(api, instance.data, async () => {
    changes.push(await applySchema(address, await readSnapshot(instance), false));
  });
  expect(changes).toEqual([0]);
  expect(read()).toEqual(after);
});
