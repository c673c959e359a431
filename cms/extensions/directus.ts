import type { Readable } from 'node:stream';

/** What our extensions use of the interface that Directus hands them; it comes without types of its own. */
export type Context = {
  services: {
    ItemsService: new (collection: string, options: { schema: unknown; knex?: Database }) => Items<unknown>;
    AssetsService: new (options: {
      schema: unknown;
    }) => {
      getAsset: (
        id: string,
        options: { transformationParams: Record<string, unknown> },
      ) => Promise<{ stream: Readable; file: { type?: string | null } }>;
    };
    AuthenticationService: {
      prototype: { login: (provider: string, payload: { email?: unknown }, options?: object) => Promise<unknown> };
    };
    ExportService: { prototype: { transform: (input: unknown, format: string, options?: object) => string } };
    ImportService: { prototype: { importCSV: (collection: string, stream: Readable) => Promise<unknown> } };
    MailService: new (options: { schema: unknown }) => { send: (mail: Record<string, unknown>) => Promise<unknown> };
  };
  database: Database;
  env: Record<string, unknown>;
  logger: { warn: (message: unknown) => void; error: (message: unknown) => void };
  getSchema: () => Promise<unknown>;
};

export type Key = number;

/** The rows of one collection; written through it, Flows and caches hear of a change. */
export type Items<Row> = {
  createOne: (row: object, options?: WriteOptions) => Promise<Key>;
  createMany: (rows: object[], options?: WriteOptions) => Promise<Key[]>;
  readOne: (key: Key, query?: Query) => Promise<Row>;
  readByQuery: (query: Query) => Promise<Row[]>;
  updateOne: (key: Key, changes: object, options?: WriteOptions) => Promise<Key>;
  updateMany: (keys: Key[], changes: object) => Promise<Key[]>;
  deleteMany: (keys: Key[], options?: WriteOptions) => Promise<Key[]>;
  deleteByQuery: (query: Query, options?: WriteOptions) => Promise<Key[]>;
  /** Answers that Directus keeps; null where it keeps none. */
  cache?: { clear: () => Promise<void> } | null;
};

type WriteOptions = {
  /** Whether Flows and hooks are told. */
  emitEvents?: boolean;
  /** Takes the news instead of telling Flows and hooks at once. */
  bypassEmitAction?: (news: ActionEvent) => void;
};

/** What Flows and hooks are told after a change. */
export type ActionEvent = { event: string | string[]; meta: object; context: object };

type Query = {
  filter?: Record<string, unknown>;
  fields?: string[];
  sort?: string[];
  limit?: number;
  deep?: Record<string, unknown>;
  /** Counts rows, those of each `group` for themselves. */
  aggregate?: { count: string[] };
  group?: string[];
};

/** The database itself, for what must be one statement or one transaction. */
export type Database = {
  (table: string): Selection;
  raw: (sql: string) => unknown;
  transaction: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  isTransaction?: boolean;
  client: { config: { compileSqlOnError?: boolean } };
};

type Row = Record<string, unknown>;

type Selection = {
  where: ((values: Row) => Selection) & ((column: string, operator: '<' | '<=' | '>', value: Date) => Selection);
  whereIn: (column: string, values: readonly unknown[]) => Selection;
  orderBy: (column: string, direction?: 'desc') => Selection;
  limit: (count: number) => Selection;
  /** Nobody else changes these rows before the transaction is over. */
  forUpdate: () => Selection;
  select: (...columns: string[]) => Promise<Row[]>;
  insert: (rows: Row[]) => Promise<unknown>;
  /** @returns how many rows it changed */
  update: (values: Row) => Promise<number>;
};

export type Request = { rawBody?: Buffer; body: unknown; get: (header: string) => string | undefined };
export type Response = {
  /** Whether the connection is over, with an answer or without. */
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

/** The HTTP server of Directus, before its own routes are there. */
type App = {
  use: (
    path: string,
    answer: (request: Request, response: Response, next: (error?: unknown) => void) => unknown,
  ) => void;
};

/** What a hook is told: which rows, by whom; nobody where our own code did it. */
type Event = { key: Key; keys: Key[]; payload: Record<string, unknown> };
type EventContext = { accountability: { user: string | null } | null };

/** Before something is written. `database` is the transaction that will write it, where there is one already. */
type FilterMeta = { keys: Key[] };
type FilterContext = { database: Database } & EventContext;

export type Hooks = {
  filter: <Payload>(
    event: string,
    look: (payload: Payload, meta: FilterMeta, context: FilterContext) => Promise<void>,
  ) => void;
  action: (event: string, act: (event: Event, context: EventContext) => unknown) => void;
  init: ((event: 'app.after', act: () => unknown) => void) &
    ((event: 'routes.before', act: (given: { app: App }) => unknown) => void);
  schedule: (cron: string, act: () => Promise<void>) => void;
};

/** The rows of a collection with all rights, as the extension that asks is our own code. */
export async function openItems<Row>({ services, getSchema }: Context, collection: string): Promise<Items<Row>> {
  return new services.ItemsService(collection, { schema: await getSchema() }) as Items<Row>;
}
