import * as v from 'valibot';

type Loaded = { show_form: boolean; error?: { invalid_fields?: string[] } };

type Authorized = {
  authorization_token?: string;
  approved?: boolean;
  show_form?: boolean;
  /** Klarna has all it needs, and the shopper must confirm once more. */
  finalize_required?: boolean;
};

/** What Klarna's script puts into the page: https://docs.klarna.com/klarna-payments/ */
export type KlarnaPayments = {
  init: (options: { client_token: string }) => void;
  load: (
    options: { container: string; payment_method_category: string },
    data: object,
    callback: (result: Loaded) => void,
  ) => void;
  authorize: (
    options: { payment_method_category: string; auto_finalize?: boolean },
    data: object,
    callback: (result: Authorized) => void,
  ) => void;
};

/** What Klarna says of its way of paying in this country. */
export const categorySchema = v.object({ identifier: v.pipe(v.string(), v.regex(/^\w{1,50}$/)), name: v.string() });

const address = 'https://x.klarnacdn.net/kp/lib/v1/api.js';
/** Milliseconds. */
const patience = 20_000;

let loading: Promise<KlarnaPayments> | undefined;

/** Fetches Klarna's script, once. @throws when it does not come */
export function loadKlarna(): Promise<KlarnaPayments> {
  const found = findKlarna();
  if (found) return Promise.resolve(found);
  loading ??= fetchKlarna().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchKlarna(): Promise<KlarnaPayments> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<KlarnaPayments>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Klarna did not answer.')), patience);
    // The name under which Klarna's script announces itself.
    Reflect.set(globalThis, 'klarnaAsyncCallback', () => {
      clearTimeout(timer);
      const found = findKlarna();
      if (found) resolve(found);
      else reject(new Error('Klarna brought nothing.'));
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('Klarna could not be loaded.'));
    });
    document.head.append(script);
  }).catch((error) => {
    script.remove();
    throw error;
  });
}

function findKlarna(): KlarnaPayments | undefined {
  const klarna: unknown = Reflect.get(globalThis, 'Klarna');
  const payments: unknown = typeof klarna === 'object' && klarna !== null ? Reflect.get(klarna, 'Payments') : undefined;
  return isPayments(payments) ? payments : undefined;
}

function isPayments(value: unknown): value is KlarnaPayments {
  return typeof value === 'object' && value !== null && ['init', 'load', 'authorize'].every((name) => name in value);
}
