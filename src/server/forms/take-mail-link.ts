import type { Context } from 'hono';
import type { FormAnswer } from '../../contact/form-answer.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { newsletterRoutes } from '../../routes.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { type createAnswers, leadTo, wantsJson } from './answers.ts';
import type { Sender } from './client-hash.ts';
import type { MessagesApi } from './messages-api.ts';
import type { FormFields } from './read-form.ts';

type Step = 'confirm' | 'unsubscribe';

type Options = {
  send: MessagesApi;
  show: ReturnType<typeof createAnswers>['show'];
  hash: (context: Context<EdgeEnv>) => Sender;
};

const results = {
  ok: { confirm: 'confirmed', unsubscribe: 'unsubscribed' },
  gone: { code: 410, message: 'expired', problem: 'invalid' },
  away: { code: 503, message: 'later', problem: 'unavailable' },
} as const;

/** Presses the button behind a link in a mail. */
export function createTakeMailLink({ send, show, hash }: Options) {
  return async (context: Context<EdgeEnv>, step: Step, fields: FormFields, language: Language): Promise<Response> => {
    const { token } = fields;
    const isToken = typeof token === 'string' && /^[\w-]{20,200}$/.test(token);
    const { status } = isToken ? await send(`newsletter/${step}`, { token, ...hash(context) }) : { status: 'unknown' };
    if (status === 'ok') {
      const path = newsletterRoutes[results.ok[step]][language];
      return wantsJson(context) ? Response.json({ status: 'ok' } satisfies FormAnswer) : leadTo(path);
    }
    const { code, message, problem } = status === 'away' ? results.away : results.gone;
    if (!wantsJson(context)) return show(context, newsletterRoutes[message][language], code, language);
    const { text } = getMessages(language).newsletter[message];
    return Response.json({ status: 'failed', problem, message: text, errors: {} } satisfies FormAnswer, {
      status: code,
    });
  };
}
