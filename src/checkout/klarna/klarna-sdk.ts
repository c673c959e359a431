import * as v from 'valibot';
import { loadScript } from '../payments/load-script.ts';

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

const scriptUrl = 'https://x.klarnacdn.net/kp/lib/v1/api.js';

/** Fetches Klarna's script, once. @throws when it does not come, or brings something else */
export async function loadKlarna(): Promise<KlarnaPayments> {
  if (!findKlarna()) await loadScript(scriptUrl, waitForKlarna);
  const found = findKlarna();
  if (!found) throw new Error('Klarna brought nothing.');
  return found;
}

/** Klarna's script announces itself under this name. */
function waitForKlarna(): Promise<void> {
  return new Promise((done, fail) => {
    Reflect.set(globalThis, 'klarnaAsyncCallback', () =>
      findKlarna() ? done() : fail(new Error('Klarna brought nothing.')),
    );
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
