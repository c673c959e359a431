import { randomUUID } from 'node:crypto';
import { checkKlarnaOrder, findDifferences, type KlarnaOrderBody } from './klarna-rules.ts';
import {
  hasBasicCredentials,
  type ProviderCall,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from './provider-server.ts';

export const klarnaAccount = { username: 'PK_test', password: 'test-password' } as const;

export type KlarnaSession = KlarnaOrderBody & {
  session_id: string;
  client_token: string;
  payment_method_categories: typeof categories;
  status: 'incomplete' | 'complete';
  authorization_token?: string;
};

export type KlarnaOrder = KlarnaOrderBody & { order_id: string; status: string; fraud_status: string };

/** A fake of Klarna Payments and Order Management with what the shop uses, including validation. */
export type KlarnaServer = ProviderServer & {
  sessions: Map<string, KlarnaSession>;
  orders: Map<string, KlarnaOrder>;
  /** Fraud status of the next orders. */
  fraudStatus: 'ACCEPTED' | 'PENDING' | 'REJECTED';
  /** The shopper authorizes in Klarna's window. */
  authorize: (sessionId: string) => string;
  /** Expires all authorizations, as Klarna does after an hour. */
  endAuthorizations: () => void;
};

const categories = [
  {
    identifier: 'klarna',
    name: 'Mit Klarna bezahlen.',
    asset_urls: {
      descriptive: 'https://x.klarnacdn.net/payment-method/assets/badges/generic/klarna.svg',
      standard: 'https://x.klarnacdn.net/payment-method/assets/badges/generic/klarna.svg',
    },
  },
];

export async function startKlarnaServer(port = 0): Promise<KlarnaServer> {
  const sessions: KlarnaServer['sessions'] = new Map();
  const orders: KlarnaServer['orders'] = new Map();
  const authorizations = new Map<string, string>();

  const answer = (call: ProviderCall): ProviderReply => {
    if (!hasBasicCredentials(call, klarnaAccount.username, klarnaAccount.password)) return { code: 401 };
    const [, kind = '', id = '', verb = ''] =
      /^\/(?:payments|ordermanagement)\/v1\/(sessions|authorizations|orders)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(
        call.path,
      ) ?? [];
    switch ([call.method, kind, verb].filter(Boolean).join(' ')) {
      case 'POST sessions':
        return createSession(call);
      case 'GET sessions': {
        const session = sessions.get(id);
        return session ? { code: 200, body: session } : refuse(404, 'NOT_FOUND');
      }
      case 'POST authorizations order':
        return placeOrder(id, call);
      case 'DELETE authorizations':
        return release(id);
      case 'GET orders': {
        const order = orders.get(id);
        return order ? { code: 200, body: order } : refuse(404, 'NO_SUCH_ORDER');
      }
      default:
        return refuse(404, 'NOT_FOUND');
    }
  };
  const createSession = ({ body }: ProviderCall): ProviderReply => {
    const checked = checkKlarnaOrder(body);
    if ('messages' in checked) return refuse(400, 'BAD_VALUE', checked.messages);
    const session: KlarnaSession = {
      ...checked.body,
      session_id: randomUUID(),
      client_token: `client.${randomUUID()}`,
      payment_method_categories: categories,
      status: 'incomplete',
    };
    sessions.set(session.session_id, session);
    const { session_id, client_token } = session;
    return { code: 200, body: { session_id, client_token, payment_method_categories: categories } };
  };
  const placeOrder = (token: string, { body }: ProviderCall): ProviderReply => {
    const session = sessions.get(authorizations.get(token) ?? '');
    if (!session) return refuse(404, 'NOT_FOUND', ['Invalid authorization token']);
    const checked = checkKlarnaOrder(body);
    if ('messages' in checked) return refuse(400, 'BAD_VALUE', checked.messages);
    const different = findDifferences(session, checked.body);
    if (different.length > 0) return refuse(400, 'BAD_VALUE', [`Not matching fields: [${different.join(', ')}]`]);
    // An authorization is valid for one order.
    authorizations.delete(token);
    delete session.authorization_token;
    if (klarna.fraudStatus === 'REJECTED') return refuse(403, 'REJECTED', ['The order was rejected']);
    session.status = 'complete';
    const order_id = randomUUID();
    const { fraudStatus: fraud_status } = klarna;
    orders.set(order_id, { ...checked.body, order_id, status: 'AUTHORIZED', fraud_status });
    return { code: 200, body: { order_id, fraud_status, authorized_payment_method: { type: 'invoice' } } };
  };
  const release = (token: string): ProviderReply => {
    const session = sessions.get(authorizations.get(token) ?? '');
    if (!session) return refuse(404, 'NOT_FOUND');
    authorizations.delete(token);
    delete session.authorization_token;
    return { code: 204 };
  };

  const klarna: KlarnaServer = Object.assign(await startProvider(port, answer), {
    sessions,
    orders,
    fraudStatus: 'ACCEPTED' as const,
    authorize: (sessionId: string) => {
      const session = sessions.get(sessionId);
      if (!session) throw new Error(`Klarna has no session ${sessionId}.`);
      const token = randomUUID();
      session.authorization_token = token;
      authorizations.set(token, sessionId);
      return token;
    },
    endAuthorizations: () => {
      authorizations.clear();
      for (const session of sessions.values()) delete session.authorization_token;
    },
  });
  return klarna;
}

function refuse(code: 400 | 403 | 404, error_code: string, error_messages: string[] = []): ProviderReply {
  return { code, body: { error_code, error_messages, correlation_id: randomUUID() } };
}
