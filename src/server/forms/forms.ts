import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { createOrderApi } from '../../orders/order-api.ts';
import { orderFailures } from '../../orders/order-result.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { findShownHref, hrefTo, newsletterRoutes, type PageKey, withdrawnRoutes } from '../../routing/routes.ts';
import { findShopPage } from '../../routing/shop-routes.ts';
import { clientOf, type EdgeEnv } from '../edge-env.ts';
import type { ErrorPageMessages } from '../error-page.ts';
import type { ReadOrder } from '../orders/load-order-page.ts';
import { createReadPage, type ReadPageOptions } from '../render-page.ts';
import { getProcessGroup } from '../workers/process-group.ts';
import { createContactHandler, type FormHandler } from './contact-handler.ts';
import { type FormFields, findFormLanguage, readForm } from './form-data.ts';
import { createFormResponses, redirectSeeOther } from './form-responses.ts';
import {
  createProductRequestHandler,
  createRatingHandler,
  getProductFormLocation,
  getStockAlertLocation,
} from './product-form-handlers.ts';
import { hashSender } from './rate-limit.ts';
import { createMessagesApi, createSignedPost } from './signed-post.ts';
import {
  createMailLinkHandler,
  createNewsletterHandler,
  createStockAlertHandler,
  type MailLink,
  mailLinks,
} from './subscription-handlers.ts';
import { createWithdrawalHandler, createWithdrawalKeys, getWithdrawalLocation } from './withdrawal-handler.ts';

type Options = Omit<ReadPageOptions, 'siteUrl'> & {
  environment: Environment;
  errorMessages: ErrorPageMessages;
  readOrder: ReadOrder;
};

type FormRequestHandler = (context: Context<EdgeEnv>, fields: FormFields, language: Language) => Promise<Response>;

type FormPath = (typeof formPaths)[number];

/** Exact paths that accept POST. */
export const formPaths = [
  '/api/contact',
  '/api/newsletter',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
  '/api/stock-alert',
  '/api/stock-alert/confirm',
  '/api/stock-alert/remove',
  '/api/ecom/request',
  '/api/ecom/rating',
  '/api/ecom/withdrawal',
] as const;

const minute = 60_000;

/** Endpoints of all forms. */
export function createForms({ environment, errorMessages, readOrder, ...site }: Options): Hono<EdgeEnv> {
  const { SITE_URL, SITE_DOMAIN, CONTENT_API_URL, ORDER_API_URL, SITE_SECRET, TRUSTED_PROXY } = environment;
  const readPage = createReadPage({ siteUrl: SITE_URL, ...site });
  const { refuse, answer, show } = createFormResponses({
    isHttps: SITE_URL.startsWith('https:'),
    errorMessages,
    readPage,
  });
  const send = createMessagesApi(createSignedPost({ url: CONTENT_API_URL, secret: SITE_SECRET }));
  const call = createOrderApi(createSignedPost({ url: ORDER_API_URL, secret: SITE_SECRET }));
  const hash = (client: string) => hashSender(SITE_SECRET, client);
  const { createRateLimit } = getProcessGroup();
  const limited = (form: string) => ({
    ...{ hash, project: SITE_DOMAIN },
    limit: createRateLimit(`form ${form}`, { limit: 5, windowMs: minute }),
  });
  const submitContact = createContactHandler({ send, ...limited('contact') });
  const submitNewsletter = createNewsletterHandler({ send, ...limited('newsletter') });
  const submitStockAlert = createStockAlertHandler({ send, ...limited('stock-alert') });
  const submitRequest = createProductRequestHandler({ call, ...limited('request') });
  const submitRating = createRatingHandler({ call, ...limited('rating') });
  const keys = createWithdrawalKeys(SITE_SECRET);
  const submitWithdrawal = createWithdrawalHandler({ call, keys, ...limited('withdrawal') });
  const submitMailLink = createMailLinkHandler({
    send,
    show,
    hash: (context) => hash(clientOf(context, TRUSTED_PROXY)),
  });
  // Invalid forms do not count towards the limit of messages, but parsing them is limited, too.
  const requestLimit = createRateLimit('forms', { limit: 60, windowMs: minute });

  const handleMessage =
    (page: 'contact' | 'newsletter', submit: FormHandler): FormRequestHandler =>
    async (context, fields, language) => {
      const outcome = await submit(fields, language, clientOf(context, TRUSTED_PROXY));
      const labels = getLabels(page, language);
      return answer(context, outcome, { form: page, path: getFormPath(page, language), labels, language }, fields);
    };
  const handleOrderForm =
    (orderCall: 'request' | 'rating', submit: FormHandler): FormRequestHandler =>
    async (context, fields, language) => {
      const outcome = await submit(fields, language, clientOf(context, TRUSTED_PROXY));
      return answer(context, outcome, getProductFormLocation(orderCall, fields, language), fields);
    };
  const withdraw: FormRequestHandler = async (context, fields, language) => {
    const outcome = await submitWithdrawal(fields, language, clientOf(context, TRUSTED_PROXY));
    // Only a form that is shown again needs its order.
    const order = outcome.status === 'ok' ? 'unknown' : await readOrder(String(fields.token ?? ''), language);
    if (typeof order === 'object') context.set('order', order);
    return answer(context, outcome, getWithdrawalLocation(order, fields, language), fields);
  };
  const alert: FormRequestHandler = async (context, fields, language) => {
    const outcome = await submitStockAlert(fields, language, clientOf(context, TRUSTED_PROXY));
    return answer(context, outcome, getStockAlertLocation(fields, language), fields);
  };
  const handleMailLink =
    (link: MailLink): FormRequestHandler =>
    (context, ...form) =>
      submitMailLink(context, link, ...form);
  const handlers: Record<FormPath, FormRequestHandler> = {
    '/api/contact': handleMessage('contact', submitContact),
    '/api/newsletter': handleMessage('newsletter', submitNewsletter),
    '/api/newsletter/confirm': handleMailLink(mailLinks.confirmNewsletter),
    '/api/newsletter/unsubscribe': handleMailLink(mailLinks.unsubscribe),
    '/api/stock-alert': alert,
    '/api/stock-alert/confirm': handleMailLink(mailLinks.confirmStockAlert),
    '/api/stock-alert/remove': handleMailLink(mailLinks.removeStockAlert),
    '/api/ecom/request': handleOrderForm('request', submitRequest),
    '/api/ecom/rating': handleOrderForm('rating', submitRating),
    '/api/ecom/withdrawal': withdraw,
  };

  const app = new Hono<EdgeEnv>();
  for (const path of formPaths) {
    const findOrigin = (context: Context<EdgeEnv>) => {
      const language = findFormLanguage(undefined, context.req.header('referer'));
      return { language, path: getPageOf(path, language), failure: findFailure(path) };
    };
    app.get(path, (context) => redirectSeeOther(findOrigin(context).path));
    app.post(path, async (context) => {
      const waitMs = await requestLimit.consume(clientOf(context, TRUSTED_PROXY));
      if (waitMs > 0) return refuse(context, { kind: 'tooMany', ...findOrigin(context), waitMs });
      const kind = context.env?.refusedBody;
      if (kind) return refuse(context, { kind, ...findOrigin(context) });
      const parsed = readForm(context.req.header('content-type'), await context.req.text());
      if (parsed.status === 'refused') return refuse(context, { kind: parsed.kind, ...findOrigin(context) });
      const language = findFormLanguage(parsed.fields.language, context.req.header('referer'));
      return handlers[path](context, parsed.fields, language);
    });
  }
  for (const { de, en, fr } of [newsletterRoutes.confirm, newsletterRoutes.unsubscribe]) {
    for (const path of [de, en, fr]) app.use(path, preventCaching);
  }
  app.use((context, next) => {
    const opens = context.req.query('token') !== undefined && findShopPage(context.req.path)?.page === 'request';
    return opens ? preventCaching(context, next) : next();
  });
  for (const language of languages) {
    app.use(withdrawnRoutes[language], async (context, next) => {
      if (!keys.isValid(context.req.query('key') ?? '')) return redirectSeeOther(hrefTo('withdraw', language));
      return preventCaching(context, next);
    });
  }
  return app;
}

const getFormPath = (page: PageKey, language: Language) => findShownHref(page, language) ?? hrefTo('home', language);

function getPageOf(path: FormPath, language: Language): string {
  if (path === '/api/contact') return hrefTo('contact', language);
  if (path === '/api/ecom/withdrawal') return hrefTo('withdraw', language);
  if (path.startsWith('/api/newsletter')) return getFormPath('newsletter', language);
  return getAddresses().storeRoots[language] ?? hrefTo('home', language);
}

/** The order API's failure message of a form's call. */
function findFailure(path: FormPath): string | undefined {
  const call = (['request', 'rating', 'withdrawal'] as const).find((one) => path === `/api/ecom/${one}`);
  return call && orderFailures[call];
}

function getLabels(form: 'contact' | 'newsletter', language: Language): Readonly<Record<string, string>> {
  const { contactForm, newsletter, drawing } = getMessages(language);
  return form === 'contact' ? { ...contactForm.fields, drawings: drawing.request.label } : { email: newsletter.email };
}

/** The address contains a token: the response is not cached and sends no referrer. */
async function preventCaching(context: Context<EdgeEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  context.res.headers.set('cache-control', 'no-store');
  context.res.headers.set('referrer-policy', 'no-referrer');
}
