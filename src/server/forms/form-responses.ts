import type { Context } from 'hono';
import { toFormId } from '../../contact/form-ids.ts';
import type { FormProblemKind, FormResponse } from '../../contact/form-response.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { type ErrorKind, type ErrorPageMessages, renderErrorPage } from '../error-page.ts';
import type { ReadPage } from '../render-page.ts';
import { fillPage, withoutScripts } from './fill-page.ts';
import { type FormFields, type FormOutcome, toValues } from './form-data.ts';

type Options = { isHttps: boolean; errorMessages: ErrorPageMessages; readPage: ReadPage };

/** A form, the page that shows it, and the labels of its fields. */
export type FormLocation = {
  form: string;
  path: string;
  labels: Readonly<Record<string, string>>;
  /** Whether the page explains why it shows no form. */
  explainsMissingForm?: boolean;
  language: Language;
};

type Refusal = { kind: ErrorKind; path: string; language: Language; waitMs?: number; failure?: string | undefined };

/** Hidden fields whose values are restored, too. */
const hiddenFields = ['variant'];

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' };

/** Responses to forms: JSON for scripts, a page for everybody else. */
export function createFormResponses({ isHttps, errorMessages, readPage }: Options) {
  const refuse = (context: Context<EdgeEnv>, { kind, path, language, waitMs, failure }: Refusal): Response => {
    const page = renderErrorPage({ kind, path, errorMessages, isHttps });
    const headers = { ...page.headers, ...toRetryAfter(waitMs) };
    if (!wantsJson(context)) return new Response(page.body, { status: page.status, headers });
    const { text } = errorMessages(language, kind);
    const response = toFailedAnswer('unreadable', text, failure, {});
    return Response.json(response, { status: page.status, headers: toRetryAfter(waitMs) });
  };

  const answer = async (
    context: Context<EdgeEnv>,
    outcome: FormOutcome,
    location: FormLocation,
    fields: FormFields,
  ): Promise<Response> => {
    if (outcome.status === 'ok') {
      const response: FormResponse = { status: 'ok', ...(outcome.isOwn && { next: outcome.next }) };
      return wantsJson(context) ? Response.json(response) : redirectSeeOther(outcome.next);
    }
    const { code, problem, message, failure, errors, waitMs, attempt } = outcome;
    const headers = toRetryAfter(waitMs);
    if (wantsJson(context)) {
      return Response.json(toFailedAnswer(problem, message, failure, errors), { status: code, headers });
    }
    if (problem === 'unreadable') return refuse(context, { kind: 'unreadable', ...location });
    const { path, explainsMissingForm } = location;
    const html = await readPage(context, path, (page) => explainsMissingForm || hasForm(page, location));
    if (html === undefined) return refuse(context, { kind: 'unavailable', ...location });
    const { form, labels, language } = location;
    if (!hasForm(html, location)) {
      return new Response(withoutScripts(html), { status: code, headers: { ...htmlHeaders, ...headers } });
    }
    const names = [...Object.keys(labels), ...hiddenFields];
    const values = { ...toValues(fields, names), ...(attempt && { id: attempt }) };
    const { faultyTitle } = getMessages(language).forms;
    const page = fillPage(html, {
      form,
      values,
      message,
      errors,
      labels,
      showCall: code !== 422,
      toTitle: faultyTitle,
    });
    return new Response(page, { status: code, headers: { ...htmlHeaders, ...headers } });
  };

  /** Responds with a page of the site at the form's address, and so without its scripts. */
  const show = async (context: Context<EdgeEnv>, path: string, status: number, language: Language) => {
    const html = await readPage(context, path);
    if (html === undefined) return refuse(context, { kind: 'unavailable', path, language });
    return new Response(withoutScripts(html), { status, headers: htmlHeaders });
  };

  return { refuse, answer, show };
}

/** Redirects after a POST, so that a reload does not send the form again. */
export function redirectSeeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

export function wantsJson(context: Context<EdgeEnv>): boolean {
  const { accept = '', 'content-type': contentType = '' } = context.req.header();
  return accept.includes('application/json') || contentType.startsWith('application/json');
}

function hasForm(html: string, { form }: FormLocation): boolean {
  return html.includes(`id="${toFormId(form)}"`);
}

function toFailedAnswer(
  problem: FormProblemKind,
  message: string,
  failure: string | undefined,
  errors: Readonly<Record<string, string>>,
): FormResponse {
  if (failure === undefined) return { status: 'failed', problem, message, errors };
  return { status: 'failed', problem, message: failure, explanation: message, errors };
}

function toRetryAfter(waitMs: number | undefined): Record<string, string> {
  return waitMs === undefined ? {} : { 'retry-after': String(Math.ceil(waitMs / 1000)) };
}
