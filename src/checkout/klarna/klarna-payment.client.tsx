'use client';

import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { useChangeEffect } from '../../base/use-change-effect.ts';
import { type KlarnaEnvironment, klarnaHosts } from '../../orders/payment-hosts.ts';
import { klarnaSessionResponse } from '../../orders/payment-responses.ts';
import { allowPaymentScripts } from '../payments/allow-payment-scripts.ts';
import { loadScript } from '../payments/load-script.ts';
import { type PaymentPhase, type PaymentProps, PaymentState } from '../payments/payment-state.tsx';
import { type PaymentFailure, paidSchema, postPayment, postUntilConfirmed } from '../payments/post-payment.ts';

const scriptUrl = 'https://x.klarnacdn.net/kp/lib/v1/api.js';

/** Klarna offers at least one category in this country, by an identifier that its own script accepts. */
const sessionSchema = v.pipe(
  klarnaSessionResponse,
  v.check(({ payment_method_categories: [category] }) => /^\w{1,50}$/.test(category?.identifier ?? '')),
);

type KlarnaForm = { payments: KlarnaPayments; category: string };

/** Klarna's payment of a placed order. Nothing of Klarna's is loaded before this component mounts. */
export function KlarnaPayment(props: PaymentProps<KlarnaEnvironment>) {
  const { language, order, environment, messages, buttonClass, onPaid, onFailed } = props;
  const [phase, setPhase] = useState<PaymentPhase>({ kind: 'ready' });
  const [form, setForm] = useState<KlarnaForm>();
  const authorized = useRef<string>(undefined);
  const session = useRef<AbortController>(undefined);
  const container = `klarna-${useId().replace(/\W/g, '')}`;

  const fail = (reason: PaymentFailure, message = '') => {
    setPhase({ kind: 'failed', reason, message });
    onFailed(reason);
  };

  /** Starts a session in place of the one before. */
  const startSession = async (uuid: string) => {
    session.current?.abort();
    session.current = new AbortController();
    const { signal } = session.current;
    const response = await postPayment('klarna/session', { language, uuid, token: order.token }, sessionSchema);
    if (signal.aborted) return;
    if (response.status === 'failed') return fail(response.reason, response.message);
    allowPaymentScripts(klarnaHosts[environment].scripts);
    const payments = await loadKlarna().catch(() => undefined);
    const category = response.data.payment_method_categories[0]?.identifier;
    if (signal.aborted) return;
    if (!payments || !category) return fail('away');
    payments.init({ client_token: response.data.client_token });
    payments.load({ container: `#${container}`, payment_method_category: category }, {}, (loaded) => {
      if (signal.aborted) return;
      if (loaded.show_form) setForm({ payments, category });
      else fail('declined');
    });
  };

  useChangeEffect(order.uuid, (uuid) => void startSession(uuid));
  useEffect(() => () => session.current?.abort(), []);

  const confirmPayment = async (authorization_token: string) => {
    authorized.current = authorization_token;
    setPhase({ kind: 'checking' });
    const body = { language, order_uuid: order.uuid, token: order.token, authorization_token };
    const response = await postUntilConfirmed('klarna/order', body, paidSchema);
    if (response.status === 'ok') return onPaid(response.data.order);
    if (response.reason !== 'away') authorized.current = undefined;
    fail(response.reason, response.message);
  };

  const pay = () => {
    if (authorized.current) return void confirmPayment(authorized.current);
    if (!form) {
      setPhase({ kind: 'ready' });
      return void startSession(order.uuid);
    }
    setPhase({ kind: 'checking' });
    form.payments.authorize({ payment_method_category: form.category, auto_finalize: true }, {}, (result) => {
      if (result.approved && result.authorization_token) return void confirmPayment(result.authorization_token);
      // Without `show_form` Klarna has declined for good; otherwise the shopper closed its window and may open it
      // again.
      if (!result.show_form) setForm(undefined);
      fail(result.show_form ? 'cancelled' : 'declined');
    });
  };

  const isFailed = phase.kind === 'failed';
  const isIdle = phase.kind !== 'checking' && (form !== undefined || isFailed);
  return (
    <>
      <p>{form || isFailed ? messages.hint : messages.loading}</p>
      <div id={container} />
      <PaymentState phase={phase} messages={messages} />
      <button type="button" className={buttonClass} aria-disabled={!isIdle} onClick={isIdle ? pay : undefined}>
        {isFailed && phase.reason === 'away' ? messages.again : messages.pay}
      </button>
    </>
  );
}

type Loaded = { show_form: boolean; error?: { invalid_fields?: string[] } };

type Authorized = {
  authorization_token?: string;
  approved?: boolean;
  show_form?: boolean;
  /** The shopper must confirm once more. */
  finalize_required?: boolean;
};

/** The part of Klarna's global object that is used here: https://docs.klarna.com/klarna-payments/ */
type KlarnaPayments = {
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

/** Loads Klarna's script, once. @throws when it does not load, or defines something else */
async function loadKlarna(): Promise<KlarnaPayments> {
  if (!findKlarna()) await loadScript(scriptUrl, waitForKlarna);
  const klarna = findKlarna();
  if (!klarna) throw new Error('Klarna brought nothing.');
  return klarna;
}

/** Resolves when Klarna's script calls its global callback of this name. */
function waitForKlarna(): Promise<void> {
  return new Promise((resolve, fail) => {
    Reflect.set(globalThis, 'klarnaAsyncCallback', () =>
      findKlarna() ? resolve() : fail(new Error('Klarna brought nothing.')),
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
