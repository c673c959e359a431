import type { Context } from 'hono';
import * as v from 'valibot';
import { getStockAlertStepHref, parseStockAlertRequest } from '../../catalog/stock-alerts/stock-alert-request.ts';
import { emailAddress, isHoneypotFilled, toFieldErrors } from '../../contact/form-fields.ts';
import type { FormResponse } from '../../contact/form-response.ts';
import type { FieldErrors } from '../../contact/form-rules.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { newsletterRoutes } from '../../routing/routes.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { FormHandler } from './contact-handler.ts';
import { type FormFields, toErrors } from './form-data.ts';
import { type createFormResponses, redirectSeeOther, wantsJson } from './form-responses.ts';
import type { RateLimit, Sender } from './rate-limit.ts';
import type { MessagesApi, MessagesCall } from './signed-post.ts';

type Options = {
  send: MessagesApi;
  show: ReturnType<typeof createFormResponses>['show'];
  hash: (context: Context<EdgeEnv>) => Sender;
};

/** The confirmation form behind a link in a mail: its call, and the page and text of each outcome. */
export type MailLink = {
  call: MessagesCall;
  getDoneHref: (language: Language) => string;
  getHref: (outcome: 'expired' | 'later', language: Language) => string;
  getText: (outcome: 'expired' | 'later', language: Language) => string;
};

const ofNewsletter: Pick<MailLink, 'getHref' | 'getText'> = {
  getHref: (outcome, language) => newsletterRoutes[outcome][language],
  getText: (outcome, language) => getMessages(language).newsletter[outcome].text,
};

const ofStockAlert: Pick<MailLink, 'getHref' | 'getText'> = {
  getHref: getStockAlertStepHref,
  getText: (outcome, language) => getMessages(language).stockAlert[outcome].text,
};

export const mailLinks = {
  confirmNewsletter: {
    ...ofNewsletter,
    call: 'newsletter/confirm',
    getDoneHref: (language) => newsletterRoutes.confirmed[language],
  },
  unsubscribe: {
    ...ofNewsletter,
    call: 'newsletter/unsubscribe',
    getDoneHref: (language) => newsletterRoutes.unsubscribed[language],
  },
  confirmStockAlert: {
    ...ofStockAlert,
    call: 'stock-alert/confirm',
    getDoneHref: (language) => getStockAlertStepHref('confirmed', language),
  },
  removeStockAlert: {
    ...ofStockAlert,
    call: 'stock-alert/remove',
    getDoneHref: (language) => getStockAlertStepHref('removed', language),
  },
} as const satisfies Record<string, MailLink>;

const results = {
  gone: { code: 410, outcome: 'expired', problem: 'invalid' },
  away: { code: 503, outcome: 'later', problem: 'unavailable' },
} as const;

/** Handles the confirmation form behind a link in a mail. */
export function createMailLinkHandler({ send, show, hash }: Options) {
  return async (
    context: Context<EdgeEnv>,
    { call, getDoneHref, getHref, getText }: MailLink,
    fields: FormFields,
    language: Language,
  ): Promise<Response> => {
    const { token } = fields;
    const isToken = typeof token === 'string' && /^[\w-]{20,200}$/.test(token);
    const { status } = isToken ? await send(call, { token, ...hash(context) }) : { status: 'unknown' };
    if (status === 'ok') {
      return wantsJson(context)
        ? Response.json({ status: 'ok' } satisfies FormResponse)
        : redirectSeeOther(getDoneHref(language));
    }
    const { code, outcome, problem } = status === 'away' ? results.away : results.gone;
    if (!wantsJson(context)) return show(context, getHref(outcome, language), code, language);
    const message = getText(outcome, language);
    return Response.json({ status: 'failed', problem, message, errors: {} } satisfies FormResponse, { status: code });
  };
}

type CreateNewsletterHandlerOptions = {
  send: MessagesApi;
  limit: RateLimit;
  project: string;
  hash: (client: string) => Sender;
};

/** Handles the newsletter form. Known and unknown addresses get the same response. */
export function createNewsletterHandler({ send, limit, project, hash }: CreateNewsletterHandlerOptions): FormHandler {
  return async (fields, language, client) => {
    const { newsletter: messages, forms } = getMessages(language);
    const next = newsletterRoutes.sent[language];
    const failed = { status: 'failed', errors: {} } as const;
    const invalid = (errors: Readonly<Record<string, string>>) =>
      ({ ...failed, code: 422, problem: 'invalid', message: forms.check, errors }) as const;
    const parsed = parseNewsletterSubscription(fields);
    if (parsed.status === 'failed') return invalid(toErrors(parsed.fieldErrors, messages.errors));
    const tooMany = { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany } as const;
    const waitMs = await limit.consume(client);
    if (waitMs > 0) return { ...tooMany, waitMs };
    const { email, isSpam } = parsed.subscription;
    // A bot submitted somebody's address: no mail is sent.
    if (isSpam) return { status: 'ok', next };
    const answer = await send('newsletter', { project, language, email, ...hash(client) });
    if (answer.status === 'ok') return { status: 'ok', next };
    if (answer.status === 'duplicate') return { ...tooMany, waitMs: 3_600_000 };
    if (answer.status === 'refused' && answer.field === 'email')
      return invalid({ email: messages.errors.email.invalid });
    return { ...failed, code: 503, problem: 'unavailable', message: messages.unavailable, waitMs: 60_000 };
  };
}

const newsletterFields = ['email'] as const;

type NewsletterField = (typeof newsletterFields)[number];

type NewsletterSubscription = { email: string; isSpam: boolean };

type Parsed =
  | { status: 'ok'; subscription: NewsletterSubscription }
  | { status: 'failed'; fieldErrors: FieldErrors<NewsletterField> };

const schema = v.object({ email: emailAddress });

/** Parses the fields of the newsletter form, or returns their errors. */
export function parseNewsletterSubscription(fields: Readonly<Record<string, unknown>>): Parsed {
  const result = v.safeParse(schema, fields);
  if (!result.success) return { status: 'failed', fieldErrors: toFieldErrors(result.issues, newsletterFields) };
  return { status: 'ok', subscription: { email: result.output.email, isSpam: isHoneypotFilled(fields) } };
}

type CreateStockAlertHandlerOptions = {
  send: MessagesApi;
  limit: RateLimit;
  project: string;
  hash: (client: string) => Sender;
};

/** Handles the stock alert form. Known and unknown addresses get the same response. */
export function createStockAlertHandler({ send, limit, project, hash }: CreateStockAlertHandlerOptions): FormHandler {
  return async (fields, language, client) => {
    const { stockAlert: messages, contactForm, productForms, forms } = getMessages(language);
    const next = getStockAlertStepHref('sent', language);
    const failed = { status: 'failed', errors: {} } as const;
    const invalid = (errors: Readonly<Record<string, string>>, message = forms.check) =>
      ({ ...failed, code: 422, problem: 'invalid', message, errors }) as const;
    const parsed = parseStockAlertRequest(fields);
    if (parsed.status === 'unreadable') {
      return { ...failed, code: 400, problem: 'unreadable', message: productForms.chooseText };
    }
    const fieldMessages = { variant: productForms.errors.variant, email: contactForm.errors.email };
    if (parsed.status === 'failed') return invalid(toErrors(parsed.fieldErrors, fieldMessages));
    const tooMany = { ...failed, code: 429, problem: 'tooMany', message: messages.tooMany } as const;
    const waitMs = await limit.consume(client);
    if (waitMs > 0) return { ...tooMany, waitMs };
    const { isSpam, ...subscription } = parsed.request;
    // A bot submitted somebody's address: no mail is sent.
    if (isSpam) return { status: 'ok', next };
    const answer = await send('stock-alert', { project, language, ...subscription, ...hash(client) });
    if (answer.status === 'ok') return { status: 'ok', next };
    if (answer.status === 'available') return invalid({}, messages.available);
    if (answer.status === 'duplicate') return { ...tooMany, waitMs: 3_600_000 };
    if (answer.status === 'refused' && answer.field === 'email') return invalid({ email: fieldMessages.email.invalid });
    if (answer.status === 'refused' && answer.field === 'variant') {
      return invalid({
        variant: subscription.variant === null ? fieldMessages.variant.missing : productForms.variantGone,
      });
    }
    if (answer.status === 'refused' && answer.field === 'product') return invalid({}, messages.gone.title);
    return { ...failed, code: 503, problem: 'unavailable', message: messages.unavailable, waitMs: 60_000 };
  };
}
