import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo, newsletterRoutes } from '../../routes.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { Environment } from '../environment.ts';
import type { ErrorPageWords } from '../error-page.ts';
import { largestBody } from '../guard.ts';
import type { PublicFiles } from '../public-files.ts';
import { createAnswers, leadTo } from './answers.ts';
import { clientOf } from './client-of.ts';
import { findFormLanguage } from './form-language.ts';
import { createMessagesApi } from './messages-api.ts';
import { createRateLimit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { type FormFields, readForm } from './read-form.ts';
import { createReadPage } from './read-page.ts';
import { createTakeContact, type TakeForm } from './take-contact.ts';
import { createTakeMailLink } from './take-mail-link.ts';
import { createTakeNewsletter } from './take-newsletter.ts';

type Options = {
  environment: Environment;
  words: ErrorPageWords;
  getPublicFiles: () => PublicFiles;
  processRequest: (request: Request) => Promise<Response | null>;
};

type Handle = (context: Context<EdgeEnv>, fields: FormFields, language: Language) => Promise<Response>;

type FormPath = (typeof formPaths)[number];

/** Exact paths that take a POST. */
export const formPaths = [
  '/api/contact',
  '/api/newsletter',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
] as const;

const minute = 60_000;

/** Everything that a visitor can send by form. */
export function createForms({ environment, words, getPublicFiles, processRequest }: Options): Hono<EdgeEnv> {
  const { SITE_URL, SITE_DOMAIN, CONTENT_API_URL, SITE_SECRET, TRUSTED_PROXY } = environment;
  const readPage = createReadPage({ siteUrl: SITE_URL, getPublicFiles, processRequest });
  const { refuse, answer, show } = createAnswers({ isHttps: SITE_URL.startsWith('https:'), words, readPage });
  const send = createMessagesApi({ url: CONTENT_API_URL, secret: SITE_SECRET });
  const createLimit = () => createRateLimit({ limit: 5, windowMs: minute });
  const takeContact = createTakeContact({ send, limit: createLimit(), project: SITE_DOMAIN });
  const takeNewsletter = createTakeNewsletter({ send, limit: createLimit(), project: SITE_DOMAIN });
  const takeMailLink = createTakeMailLink({ send, show });
  // Faulty forms do not count as messages, but reading them is work too.
  const door = createRateLimit({ limit: 60, windowMs: minute });

  const take =
    (page: 'contact' | 'newsletter', takeForm: TakeForm): Handle =>
    async (context, fields, language) => {
      const outcome = await takeForm(fields, language, clientOf(context, TRUSTED_PROXY));
      const labels = getLabels(page, language);
      return answer(context, outcome, { form: page, path: hrefTo(page, language), labels, language }, fields);
    };
  const handlers: Record<FormPath, Handle> = {
    '/api/contact': take('contact', takeContact),
    '/api/newsletter': take('newsletter', takeNewsletter),
    '/api/newsletter/confirm': (context, ...form) => takeMailLink(context, 'confirm', ...form),
    '/api/newsletter/unsubscribe': (context, ...form) => takeMailLink(context, 'unsubscribe', ...form),
  };

  const app = new Hono<EdgeEnv>();
  for (const path of formPaths) {
    const pageOf = (language: Language) => hrefTo(path === '/api/contact' ? 'contact' : 'newsletter', language);
    const whereFrom = (context: Context<EdgeEnv>) => {
      const language = findFormLanguage(undefined, context.req.header('referer'));
      return { language, path: pageOf(language) };
    };
    app.get(path, (context) => leadTo(whereFrom(context).path));
    app.post(path, async (context) => {
      const waitMs = door.take(clientOf(context, TRUSTED_PROXY));
      if (waitMs > 0) return refuse(context, { kind: 'tooMany', ...whereFrom(context), waitMs });
      const body = await readBody(context.req.raw, largestBody);
      if (body.status === 'tooLarge') {
        const refusal = refuse(context, { kind: 'tooLarge', ...whereFrom(context) });
        if (!body.isRead) refusal.headers.set('connection', 'close');
        return refusal;
      }
      const reading = readForm(context.req.header('content-type'), body.text);
      if (reading.status === 'refused') return refuse(context, { kind: reading.kind, ...whereFrom(context) });
      const language = findFormLanguage(reading.fields.language, context.req.header('referer'));
      return handlers[path](context, reading.fields, language);
    });
  }
  for (const { de, en, fr } of [newsletterRoutes.confirm, newsletterRoutes.unsubscribe]) {
    for (const path of [de, en, fr]) app.use(path, keepSecret);
  }
  return app;
}

function getLabels(form: 'contact' | 'newsletter', language: Language): Readonly<Record<string, string>> {
  const { contactForm, newsletter } = getMessages(language);
  return form === 'contact' ? contactForm.fields : { email: newsletter.email };
}

/** The address holds a token: it is neither kept nor told to anybody. */
async function keepSecret(context: Context<EdgeEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  context.res.headers.set('cache-control', 'no-store');
  context.res.headers.set('referrer-policy', 'no-referrer');
}
