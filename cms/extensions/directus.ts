import type { Readable } from 'node:stream';

/** The part of Directus's extension API that we use; it has no types of its own. */
export type Context = {
  services: {
    /** The caller names the rows of the collection, which `rows.generated.ts` holds. */
    ItemsService: new <Row = unknown>(
      collection: string,
      options: { schema: Schema; knex?: Database; accountability?: object | null },
    ) => Items<Row>;
    AssetsService: new (options: {
      schema: Schema;
    }) => {
      getAsset: (
        id: string,
        options?: { transformationParams: Record<string, unknown> },
      ) => Promise<{ stream: Readable; file: { type?: string | null } }>;
    };
    AuthenticationService: {
      prototype: { login: (provider: string, payload: { email?: unknown }, options?: object) => Promise<unknown> };
    };
    FilesService: { prototype: { uploadOne: UploadFile } };
    ExportService: { prototype: { transform: (input: unknown, format: string, options?: object) => string } };
    ImportService: { prototype: Record<'importCSV' | 'importJSON', ImportRows> };
    NotificationsService: new (options: {
      schema: Schema;
    }) => { createOne: (notification: Record<string, unknown>) => Promise<unknown> };
    MailService: new (options: { schema: Schema }) => { send: (mail: Record<string, unknown>) => Promise<unknown> };
  };
  database: Database;
  env: Record<string, unknown>;
  logger: { warn: (message: unknown) => void; error: (message: unknown) => void };
  getSchema: () => Promise<Schema>;
};

/** The collections of the database, with their fields. */
export type Schema = { collections: Record<string, { fields: object; singleton?: boolean }> };

/** Stores an uploaded file; with a key in place of another one. */
export type UploadFile = (
  this: unknown,
  stream: Readable & { truncated?: boolean },
  data: { type?: string | null },
  key?: string,
  options?: object,
) => Promise<string>;

/** Reads a file into a collection, whose permissions are checked already. */
export type ImportRows = (
  this: { accountability: object | null; schema: Schema },
  collection: string,
  stream: Readable,
) => Promise<unknown>;

export type Key = number;

/** Items service of a collection; its writes trigger Flows and clear caches. */
export type Items<Row> = {
  createOne: (row: object, options?: WriteOptions) => Promise<Key>;
  createMany: (rows: object[], options?: WriteOptions) => Promise<Key[]>;
  readOne: (key: Key | string, query?: Query) => Promise<Row>;
  readByQuery: (query: Query) => Promise<Row[]>;
  updateOne: (key: Key, changes: object, options?: WriteOptions) => Promise<Key>;
  /** Updates the row that has the key of this one, else creates it. */
  upsertOne: (row: object, options?: WriteOptions) => Promise<Key>;
  updateMany: (keys: Key[], changes: object) => Promise<Key[]>;
  deleteMany: (keys: Key[], options?: WriteOptions) => Promise<Key[]>;
  deleteByQuery: (query: Query, options?: WriteOptions) => Promise<Key[]>;
  /** Directus's response cache; null if disabled. */
  cache?: { clear: () => Promise<void> } | null;
};

type WriteOptions = {
  /** Whether Flows and hooks are triggered. */
  emitEvents?: boolean;
  /** Receives events instead of triggering Flows and hooks at once. */
  bypassEmitAction?: (event: ActionEvent) => void;
};

/** Event for Flows and hooks after a change. */
export type ActionEvent = { event: string | string[]; meta: object; context: object };

type Query = {
  filter?: Record<string, unknown>;
  fields?: string[];
  sort?: string[];
  limit?: number;
  deep?: Record<string, unknown>;
  /** Counts rows, by `group` if given. */
  aggregate?: { count: string[] };
  group?: string[];
};

/** The knex instance, for single statements and transactions. */
export type Database = {
  /** The caller names the rows of the table. */
  <Columns = Row>(table: string): Selection<Columns>;
  raw: (sql: string, bindings?: readonly (string | number)[]) => unknown;
  transaction: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  isTransaction?: boolean;
  client: { config: { compileSqlOnError?: boolean } };
};

type Row = Record<string, unknown>;

type Selection<Columns> = {
  where: ((values: Row) => Selection<Columns>) &
    ((column: string, operator: '<' | '<=' | '>', value: Date | string) => Selection<Columns>);
  whereIn: (column: string, values: readonly unknown[]) => Selection<Columns>;
  whereNotNull: (column: string) => Selection<Columns>;
  orderBy: (column: string, direction?: 'desc') => Selection<Columns>;
  limit: (count: number) => Selection<Columns>;
  /** Locks the rows until the end of the transaction. */
  forUpdate: () => Selection<Columns>;
  select: (...columns: string[]) => Promise<Columns[]>;
  insert: (rows: Row[]) => Promise<unknown>;
  /** @returns the number of changed rows */
  update: (values: Row) => Promise<number>;
};

export type Request = { id?: unknown; rawBody?: Buffer; body: unknown; get: (header: string) => string | undefined };
export type Response = {
  /** Whether the connection is closed, with or without a response. */
  closed: boolean;
  set: (headers: Record<string, string>) => Response;
  status: (code: number) => { json: (body: object) => void };
};
export type Router = {
  post: (
    path: string,
    answer: (request: Request, response: Response, next: (error: unknown) => void) => unknown,
  ) => unknown;
};

/** Directus's Express app, before its own routes. */
type App = {
  use: (
    path: string,
    answer: (request: Request, response: Response, next: (error?: unknown) => void) => unknown,
  ) => void;
};

/** Event of a hook: the rows and the user; null for our own code. */
type Event = { key: Key; keys: Key[]; payload: Record<string, unknown> };
type EventContext = { accountability: { user: string | null } | null };

/** Called before a write. `database` is its transaction, if there is one. */
type FilterMeta = { keys: Key[] };
export type FilterContext = { database: Database; schema: Schema } & EventContext;

export type Hooks = {
  filter: <Payload>(
    event: string,
    handle: (payload: Payload, meta: FilterMeta, context: FilterContext) => Promise<void>,
  ) => void;
  action: (event: string, handler: (event: Event, context: EventContext) => unknown) => void;
  init: ((event: 'app.after', handler: () => unknown) => void) &
    ((event: 'middlewares.before' | 'routes.before', handler: (given: { app: App }) => unknown) => void);
  schedule: (cron: string, handler: () => Promise<void>) => void;
};

/** Items service with full access, since only our own code uses it. */
export async function openItems<Row>({ services, getSchema }: Context, collection: string): Promise<Items<Row>> {
  return new services.ItemsService<Row>(collection, { schema: await getSchema() });
}
