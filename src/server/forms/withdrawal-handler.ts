import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  emailAddress,
  isHoneypotFilled,
  optionalSingleLine,
  singleLine,
  toFieldErrors,
} from '../../contact/form-fields.ts';
import { type FieldErrors, maxLengths } from '../../contact/form-rules.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderApi } from '../../orders/order-api.ts';
import { id } from '../../orders/order-fields.ts';
import { orderFailures } from '../../orders/order-result.ts';
import { toLineField } from '../../orders/withdrawal/withdrawal-parts.ts';
import { hrefTo, withdrawnRoutes } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { signLink, verifyLink } from '../signature.ts';
import type { FormHandler } from './contact-handler.ts';
import { type FormFields, isAttemptId, toErrors, toMessageId, toOutcome } from './form-data.ts';
import type { FormLocation } from './form-responses.ts';
import type { RateLimit, Sender } from './rate-limit.ts';

type Options = {
  call: OrderApi;
  limit: RateLimit;
  project: string;
  hash: (client: string) => Sender;
  keys: WithdrawalKeys;
};

/** Handles a declaration of withdrawal. The response does not reveal whether the order exists. */
export function createWithdrawalHandler({ call, limit, project, hash, keys }: Options): FormHandler {
  return async (fields, language, client) => {
    const { forms, withdraw: messages } = getMessages(language);
    const failed = { status: 'failed', failure: orderFailures.withdrawal, errors: {} } as const;
    const parsed = parseWithdrawalDeclaration(fields);
    if (parsed.status === 'failed') {
      const errors = toErrors(parsed.fieldErrors, messages.errors);
      return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    }
    const { declaration } = parsed;
    const attempt = isAttemptId(fields.id) ? fields.id : randomUUID();
    const waitMs = await limit.consume(client);
    if (waitMs > 0) return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs, attempt };
    const id = toMessageId(attempt, [JSON.stringify(declaration)]);
    const body = { project, language, id, ...hash(client), message: '', ...declaration };
    const result = await call('withdrawal', body);
    if (result.status === 'failed')
      return toOutcome(result, { language, messages, fieldMessages: messages.errors, attempt });
    const key = keys.sign(Date.parse(result.received_at));
    return { status: 'ok', isOwn: true, next: `${withdrawnRoutes[language]}?${new URLSearchParams({ key })}` };
  };
}

/** Signs the time at which a withdrawal arrived, for the address of its receipt, so that it cannot be forged. */
type WithdrawalKeys = {
  sign: (at: number) => string;
  isValid: (key: string) => boolean;
};

const linkOptions = { purpose: 'withdrawal', subject: 'received', goodForMs: 24 * 3_600_000 } as const;

export function createWithdrawalKeys(secret: string): WithdrawalKeys {
  return {
    sign: (at) => signLink(secret, linkOptions.purpose, linkOptions.subject, at),
    isValid: (key) => verifyLink(secret, linkOptions, key, Date.now()),
  };
}

/** The location of a withdrawal's form: on the page of its order, and on a page of its own. */
export function getWithdrawalLocation(
  order: Order | 'unknown' | 'away',
  { token }: FormFields,
  language: Language,
): FormLocation {
  const ownPage = hrefTo('withdraw', language);
  const { fields } = getMessages(language).withdraw;
  const location = { form: 'withdrawal', labels: fields, language };
  if (order === 'unknown') return { ...location, path: ownPage };
  // A form that named line items is never replaced by the one for whole orders.
  const path = findShopSlugHref('order', String(token), language) ?? ownPage;
  const lines = order === 'away' ? [] : order.lines;
  const boxes = lines.map(({ id, name }) => [toLineField(id), name]);
  return { ...location, path, labels: { ...fields, ...Object.fromEntries(boxes) } };
}

/** Fields of the form, from top to bottom. */
const withdrawalFields = ['lines', 'name', 'order_number', 'items', 'email'] as const;

type WithdrawalField = (typeof withdrawalFields)[number];

type WithdrawalDeclaration = {
  name: string;
  email: string;
  order_number: string;
  /** Lines of the order that the token authorizes; empty for all of it. */
  lines: number[];
  token: string | null;
  /** Single items in free text, without a token; empty for the whole order. */
  items: string;
  isSpam: boolean;
};

type Parsed =
  | { status: 'ok'; declaration: WithdrawalDeclaration }
  | { status: 'failed'; fieldErrors: FieldErrors<WithdrawalField> };

const schema = v.object({
  name: singleLine(maxLengths.name),
  order_number: singleLine(maxLengths.order_number),
  items: optionalSingleLine(maxLengths.items),
  email: emailAddress,
});

/**
 * Parses the fields of the withdrawal form, or returns their errors. With an order's token, at least one line must be
 * checked.
 */
export function parseWithdrawalDeclaration(fields: Readonly<Record<string, unknown>>): Parsed {
  const token = typeof fields.token === 'string' && fields.token !== '' ? fields.token : null;
  const lines = token === null ? [] : readLines(fields);
  const result = v.safeParse(schema, fields);
  const fieldErrors = result.success ? {} : toFieldErrors(result.issues, withdrawalFields);
  if (token !== null && lines.length === 0)
    return { status: 'failed', fieldErrors: { lines: 'missing', ...fieldErrors } };
  if (!result.success) return { status: 'failed', fieldErrors };
  // With a token, the checkboxes name the items.
  const items = token === null ? result.output.items : '';
  return { status: 'ok', declaration: { ...result.output, items, lines, token, isSpam: isHoneypotFilled(fields) } };
}

function readLines(fields: Readonly<Record<string, unknown>>): number[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const [, digits = ''] = /^line-([1-9]\d{0,9})$/.exec(name) ?? [];
    const line = Number(digits);
    return v.is(id, line) && (value === 'on' || value === true) ? [line] : [];
  });
}
