/** What our extensions use of the interface that Directus hands them; it comes without types of its own. */
export type Context = {
  services: {
    ItemsService: new (collection: string, options: { schema: unknown }) => Items<unknown>;
    MailService: new (options: { schema: unknown }) => { send: (mail: Record<string, unknown>) => Promise<unknown> };
  };
  database: Database;
  env: Record<string, unknown>;
  logger: { warn: (message: unknown) => void; error: (message: unknown) => void };
  getSchema: () => Promise<unknown>;
};

type Key = number;

/** The rows of one collection; written through it, Flows and caches hear of a change. */
export type Items<Row> = {
  createOne: (row: object) => Promise<Key>;
  readOne: (key: Key, query?: Query) => Promise<Row>;
  readByQuery: (query: Query) => Promise<Row[]>;
  updateOne: (key: Key, changes: Partial<Row>) => Promise<Key>;
};

type Query = { filter?: Record<string, unknown>; fields?: string[]; sort?: string[]; limit?: number };

/** The database itself, for what must be one statement. */
export type Database = {
  (table: string): Selection;
  raw: (sql: string) => unknown;
};

type Selection = {
  where: ((values: Record<string, unknown>) => Selection) &
    ((column: string, operator: '<' | '<=', value: Date) => Selection);
  whereIn: (column: string, values: unknown[]) => Selection;
  /** @returns how many rows it changed */
  update: (values: Record<string, unknown>) => Promise<number>;
};

export type Request = { rawBody?: Buffer; body: unknown; get: (header: string) => string | undefined };
export type Response = { status: (code: number) => { json: (body: object) => void } };
export type Router = {
  post: (
    path: string,
    answer: (request: Request, response: Response, next: (error: unknown) => void) => unknown,
  ) => unknown;
};

/** What a hook is told: which rows, by whom; nobody where our own code did it. */
type Event = { key: Key; keys: Key[]; payload: Record<string, unknown> };
type EventContext = { accountability: object | null };

export type Hooks = {
  action: (event: string, act: (event: Event, context: EventContext) => unknown) => void;
  schedule: (cron: string, act: () => Promise<void>) => void;
};

/** The rows of a collection with all rights, as the extension that asks is our own code. */
export async function openItems<Row>({ services, getSchema }: Context, collection: string): Promise<Items<Row>> {
  return new services.ItemsService(collection, { schema: await getSchema() }) as Items<Row>;
}
