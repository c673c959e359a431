import { klarnaAccount } from '../../../../tests/klarna-server.ts';
import { paypalAccount } from '../../../../tests/paypal-server.ts';
import type { Context } from '../../directus.ts';
import { hashToken } from '../../messages/tokens.ts';
import { findOrderRow, getPayments, type OrderRow } from '../orders/order-row.ts';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

/** Access data of the order. */
export const orderAccess = {
  ...{ project: 'vierlinden.example', language: 'de' as const, token: 'A'.repeat(43) },
  uuid: '6f1c2f0e-3a55-4c1e-9a43-0d6a1c5b7e21',
};

/**
 * An in-memory shop with one order for two rings and a pending payment; for tests. It has the rows and relations that
 * orders and payments read, and no database.
 */
export function createTestShop(urls: { paypal?: string; klarna?: string } = {}) {
  const tables: Tables = {
    project: [{ id: 1, name: 'Vierlinden', domain: orderAccess.project }],
    company: [{ id: 1, project: 1, display_name: 'Vierlinden', emails: [{ email: 'laden@vierlinden.example' }] }],
    ecommerce_settings: [
      {
        ...{ id: 1, project: 1, paypal_client_id: paypalAccount.clientId, default_tax_percent: 19 },
        ...{ paypal_wallet: true, paypal_pay_later: true, paypal_card: true },
        ...{ paypal_apple_pay: true, paypal_google_pay: true },
      },
    ],
    ecommerce_product: [{ id: 1, stock: 3 }],
    ecommerce_product_variant: [{ id: 7, product: 1, stock: 5 }],
    ecommerce_order: [
      {
        ...{
          id: 1,
          uuid: orderAccess.uuid,
          order_number: '2027-000123',
          access_token_hash: hashToken(orderAccess.token),
        },
        ...{ status: 'new', payment_status: 'pending', project: 1, language: 'de', customer_email: 'zoe@example.org' },
        ...{ total_price_brutto: 200, date_expires: inMinutes(30), date_created: inMinutes(-1) },
        payment_method: { id: 4, key: urls.klarna ? 'klarna' : 'paypal' },
      },
    ],
    ecommerce_order_item: [
      {
        ...{ id: 1, order: 1, product: 1, variant: null, variant_name: null, display_name: 'Ring', count: 2 },
        ...{ stock_taken: 2, price_brutto: 100, tax_percent: 19 },
      },
    ],
    ...{ ecommerce_payment: [], ecommerce_order_event: [], ecommerce_withdrawal: [], mail: [], legal_page: [] },
  };
  const context = makeContext(tables, urls);
  const read = async (): Promise<OrderRow> => {
    const row = await findOrderRow(
      (name) => new context.services.ItemsService(name, { schema: { collections: {} } }) as never,
      {},
    );
    if (!row) throw new Error('The order is gone.');
    return row;
  };
  const of = (table: string): Row => {
    const [row] = tables[table] ?? [];
    if (!row) throw new Error(`There is nothing in ${table}.`);
    return row;
  };
  return {
    context,
    tables,
    order: of('ecommerce_order'),
    item: of('ecommerce_order_item'),
    product: of('ecommerce_product'),
    read,
    /** The order's payment at its provider. */
    readPayment: async () => getPayments(await read())[0],
    readKinds: () => (tables.ecommerce_order_event ?? []).map(({ kind }) => kind),
    readSubjects: () => (tables.mail ?? []).map(({ subject }) => subject),
  };
}

export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

function makeContext(tables: Tables, { paypal, klarna }: { paypal?: string; klarna?: string }): Context {
  let clock = Date.now();
  const rowsOf = (name: string) => {
    tables[name] ??= [];
    return tables[name];
  };
  class ItemsService {
    cache = null;
    name: string;
    constructor(name: string) {
      this.name = name;
    }
    readByQuery = async ({ filter = {} }: { filter?: Row }) =>
      structuredClone(rowsOf(this.name).map((row) => join(tables, this.name, row))).filter((row) =>
        matchesFilter(row, filter),
      );
    createOne = async (row: Row) => {
      const id = rowsOf(this.name).length + 1;
      // Each a second later.
      clock += 1000;
      rowsOf(this.name).push({ id, date_created: new Date(clock).toISOString(), ...row });
      return id;
    };
    deleteByQuery = async ({ filter }: { filter: Row }) => {
      const rows = rowsOf(this.name);
      rows.splice(0, rows.length, ...rows.filter((row) => !matchesFilter(row, filter)));
    };
    updateOne = async (id: number, changes: Row) => {
      Object.assign(rowsOf(this.name).find((row) => row.id === id) ?? {}, changes);
      return id;
    };
  }
  const select = (rows: Row[]) => {
    const selection = {
      where: (values: Row) =>
        select(rows.filter((row) => Object.keys(values).every((key) => row[key] === values[key]))),
      whereIn: (column: string, values: unknown[]) => select(rows.filter((row) => values.includes(row[column]))),
      ...{ orderBy: () => selection, forUpdate: () => selection, select: async () => rows },
    };
    return selection;
  };
  const database = Object.assign((name: string) => select(rowsOf(name)), {
    transaction: <T>(work: (database: unknown) => Promise<T>) => work(database),
  });
  return {
    services: { ItemsService },
    database,
    env: {
      ...(paypal && {
        ...{ PAYPAL_ENVIRONMENT: 'sandbox', PAYPAL_API_URL: paypal, PAYPAL_MERCHANT_ID: paypalAccount.merchantId },
        PAYPAL_CLIENT_SECRET: paypalAccount.clientSecret,
      }),
      ...(klarna && {
        ...{ KLARNA_ENVIRONMENT: 'playground', KLARNA_API_URL: klarna },
        ...{ KLARNA_USERNAME: klarnaAccount.username, KLARNA_PASSWORD: klarnaAccount.password },
      }),
    },
    logger: { warn: () => undefined, error: () => undefined },
    getSchema: async () => ({}),
  } as unknown as Context;
}

/** A row with its relations, like Directus returns it. */
function join(tables: Tables, name: string, row: Row): Row {
  const find = (table: string, id: unknown) => tables[table]?.find((one) => one.id === id) ?? null;
  if (name !== 'ecommerce_order') return row;
  const of = (table: string) => (tables[table] ?? []).filter(({ order }) => order === row.id);
  return {
    ...row,
    project: find('project', row.project),
    items: of('ecommerce_order_item').map((item) => ({
      ...item,
      product: find('ecommerce_product', item.product),
      variant: find('ecommerce_product_variant', item.variant),
    })),
    payments: of('ecommerce_payment'),
    withdrawals: [],
  };
}

/** The subset of Directus's filters that orders use. */
function matchesFilter(value: unknown, rule: unknown): boolean {
  return Object.entries(rule ?? {}).every(([key, wanted]) => {
    if (key === '_and') return Array.isArray(wanted) && wanted.every((one) => matchesFilter(value, one));
    if (key === '_or') return Array.isArray(wanted) && wanted.some((one) => matchesFilter(value, one));
    if (key === '_in') return Array.isArray(wanted) && wanted.includes(value);
    if (key === '_lt') return typeof value === 'string' && value < String(wanted);
    if (key === '_gt') return typeof value === 'string' && value > String(wanted);
    if (key === '_between') {
      const [from = '', to = ''] = Array.isArray(wanted) ? wanted : [];
      return typeof value === 'string' && value >= from && value <= to;
    }
    if (key === '_neq') return value !== wanted;
    if (key === '_nin') return Array.isArray(wanted) && !wanted.includes(value);
    if (key === '_nnull') return value !== null && value !== undefined;
    if (key === '_eq') return value === wanted;
    return matchesFilter(typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined, wanted);
  });
}
