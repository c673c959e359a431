import { createHash } from 'node:crypto';
import { parseJson } from '../../base/parse-json.ts';
import { entriesOf } from '../../base/records.ts';
import type { FormProblemKind } from '../../contact/form-response.ts';
import type { FieldError, FieldErrors } from '../../contact/form-rules.ts';
import { defaultLanguage, getLanguageOfPath, isLanguage, type Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { OrderFailure } from '../../orders/order-result.ts';
import { getAddresses } from '../../routing/addresses.ts';

/** Submitted fields, not validated yet. */
export type FormFields = Readonly<Record<string, unknown>>;

type Reading = { status: 'ok'; fields: FormFields } | { status: 'refused'; kind: 'unsupported' | 'unreadable' };

/** Browsers send less than a quarter of this. */
const maxTypeLength = 200;

/** Parses the body of a form or a script. Of repeated fields the first counts. */
export function readForm(contentType: string | undefined, body: string): Reading {
  if (contentType !== undefined && contentType.length > maxTypeLength)
    return { status: 'refused', kind: 'unsupported' };
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters.map(findCharset).find(Boolean) ?? 'utf-8';
  if (!/^utf-?8$/.test(charset)) return { status: 'refused', kind: 'unsupported' };
  switch (type.trim()) {
    case 'application/x-www-form-urlencoded':
      return { status: 'ok', fields: Object.fromEntries([...new URLSearchParams(body)].reverse()) };
    case 'application/json':
      return readRecord(body);
    default:
      return { status: 'refused', kind: 'unsupported' };
  }
}

function findCharset(parameter: string): string | undefined {
  const [name, value = ''] = parameter.trim().split('=', 2);
  return name === 'charset' ? value.replaceAll('"', '') : undefined;
}

function readRecord(text: string): Reading {
  const fields = parseJson(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return { status: 'refused', kind: 'unreadable' };
  }
  return { status: 'ok', fields: { ...fields } };
}

/** The outcome of a submitted form. */
export type FormOutcome =
  /** `next`: the page that follows without JavaScript. */
  | {
      status: 'ok';
      next: string;
      /** Whether `next` is in the JSON response, too. */
      isOwn?: boolean;
    }
  | {
      status: 'failed';
      code: 400 | 422 | 429 | 503;
      problem: FormProblemKind;
      message: string;
      /** The order API's own failure message, for its calls. */
      failure?: string;
      errors: Readonly<Record<string, string>>;
      /** Milliseconds until a retry is accepted. */
      waitMs?: number;
      /** Id of the attempt, restored in the form. */
      attempt?: string;
    };

type FieldMessages<Field extends string> = Readonly<Record<Field, Readonly<Record<FieldError, string>>>>;

/** The message of each field error. */
export function toErrors<Field extends string>(
  faults: FieldErrors<Field>,
  fieldMessages: FieldMessages<Field>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    entriesOf<Field, FieldError>(faults).map(([field, fault]) => [field, fieldMessages[field][fault]]),
  );
}

/** The submitted values, unchanged. */
export function toValues(fields: FormFields, names: readonly string[]): Record<string, string> {
  const typed = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, value]] : value === true ? [[name, 'on']] : [];
  });
  return Object.fromEntries(typed);
}

type Options = {
  language: Language;
  messages: { tooMany: string; unavailable: string };
  fieldMessages: Readonly<Record<string, Readonly<Record<FieldError, string>>>>;
  attempt: string;
};

/** The form outcome of a failed call. */
export function toOutcome(result: OrderFailure, { language, messages, fieldMessages, attempt }: Options): FormOutcome {
  const { forms, productForms } = getMessages(language);
  const failed = { status: 'failed', failure: result.message, errors: {}, attempt } as const;
  if (result.reason === 'too_many') {
    return { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany, waitMs: 3_600_000 };
  }
  if (result.reason === 'refused') {
    const { [result.field]: messagesOfField } = fieldMessages;
    const errors = messagesOfField ? { [result.field]: messagesOfField.invalid } : {};
    if (messagesOfField) return { ...failed, code: 422, problem: 'invalid', message: forms.check, errors };
    if (result.field === 'product') {
      return { ...failed, code: 422, problem: 'invalid', message: productForms.productGone };
    }
    if (result.field === 'variant') {
      return { ...failed, code: 422, problem: 'invalid', message: productForms.variantGone };
    }
  }
  return { ...failed, code: 503, problem: 'unavailable', message: messages.unavailable, waitMs: 60_000 };
}

/** The language that a form names, else that of the referring page; always one that the site has. */
export function findFormLanguage(given: unknown, referer: string | undefined): Language {
  const language = isLanguage(given) ? given : getLanguageOfPath(URL.parse(referer ?? '')?.pathname ?? '/');
  return getAddresses().languages.includes(language) ? language : defaultLanguage;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isAttemptId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * A deterministic UUID: a message that is sent again has the same id and is stored once; a changed message is a new
 * one.
 *
 * @param attempt id of the form's attempt
 */
export function toMessageId(attempt: string, texts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([attempt.toLowerCase(), ...texts]));
  const hex = hash.digest('hex').slice(0, 32);
  // UUID version 8, for custom formats.
  const marked = `${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17)}`;
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
