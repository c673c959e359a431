import type { Context } from 'hono';
import { getStockAlertStepHref } from '../../catalog/stock-alerts/stock-alert-href.ts';
import type { FormResponse } from '../../contact/form-response.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { newsletterRoutes } from '../../routing/routes.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { Sender } from './client-hash.ts';
import { type createFormResponses, redirectSeeOther, wantsJson } from './form-responses.ts';
import type { MessagesApi, MessagesCall } from './messages-api.ts';
import type { FormFields } from './read-form.ts';

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
