import { trimEndSlashes } from '../../../src/base/trim-slashes.ts';
import type { MailRow, NewsletterSubscriberRow } from '../../../src/directus/rows.generated.ts';
import { withinLast } from '../clock-bounds.ts';
import { type Context, openItems } from '../directus.ts';
import type { MailBlock, MailContent } from '../mail/mail-content.ts';
import { type ApiResponse, badRequest, okResponse, tooManyRequests, unknownToken } from './api-response.ts';
import type { Language } from './language.ts';
import { createVisitorMail, type NewMail } from './new-mail.ts';
import { newsletterMessages } from './newsletter-messages.ts';
import { parseNewsletter, parseToken } from './parse.ts';
import { findShop, type Shop } from './shop.ts';
import { hashToken, makeSeed, makeToken, tokenPlaceholders } from './tokens.ts';

const paths: Record<Language, { confirm: string; unsubscribe: string }> = {
  de: { confirm: '/newsletter/bestaetigen', unsubscribe: '/newsletter/abmelden' },
  en: { confirm: '/en/newsletter/confirm', unsubscribe: '/en/newsletter/unsubscribe' },
  fr: { confirm: '/fr/newsletter/confirmer', unsubscribe: '/fr/newsletter/desabonner' },
};

type Subscriber = NewsletterSubscriberRow;

/** Prevents flooding somebody's mailbox. */
const maxMailsPerHour = 3;
const confirmTtlMs = 7 * 24 * 3_600_000;

/** Seven days after the mail was sent. */
export function getExpiry(from: Date): string {
  return new Date(from.getTime() + confirmTtlMs).toISOString();
}

const openSubscribers = (context: Context) => openItems<Subscriber>(context, 'newsletter_subscriber');

/** Subscribes an address. The response does not reveal whether it is known; only its owner learns that, by mail. */
export async function subscribe(context: Context, body: unknown): Promise<ApiResponse> {
  const parsed = parseNewsletter(body);
  if (!parsed.isValid) return badRequest(parsed.field);
  const { project, language } = parsed.input;
  const email = parsed.input.email.toLowerCase();
  const shop = await findShop(context, project);
  if (!shop) return badRequest('project');
  const now = new Date();
  const subscribers = await openSubscribers(context);
  const filter = { project: { _eq: shop.project }, email: { _eq: email } };
  const [known] = await subscribers.readByQuery({ filter, limit: 1 });
  if (known && (await countMails(context, known.id, now)) >= maxMailsPerHour) return tooManyRequests;
  const write = (kind: NewsletterKind) =>
    addMail(writeNewsletterMail(kind, { email, language }, shop, getSite(context), now));
  if (known?.status === 'confirmed') {
    await subscribers.updateOne(known.id, write('known'));
    return okResponse;
  }
  const request = {
    ...{ status: 'pending', language, date_requested: now.toISOString(), confirm_expires: getExpiry(now) },
    // An unsubscribed address gets a new link; otherwise links of earlier mails stay valid.
    ...(known?.status === 'pending' ? {} : makeLink(context, 'confirm')),
    ...write('confirm'),
  };
  if (known) await subscribers.updateOne(known.id, request);
  else await subscribers.createOne({ email, project: shop.project, ...makeLink(context, 'unsubscribe'), ...request });
  return okResponse;
}

/** Confirms a subscription. Idempotent unless it was unsubscribed since. */
export async function confirm(context: Context, body: unknown): Promise<ApiResponse> {
  const found = await findByToken(context, 'confirm_hash', body);
  if (!found || found.status === 'unsubscribed') return unknownToken;
  const language = found.language ?? 'de';
  const answer: ApiResponse = { code: 200, body: { status: 'ok', language } };
  if (found.status === 'confirmed') return answer;
  const now = new Date();
  if (!found.confirm_expires || new Date(found.confirm_expires) < now) return unknownToken;
  const shop = await findShop(context, found.project?.id ?? 0);
  if (!shop) return unknownToken;
  const subscribers = await openSubscribers(context);
  await subscribers.updateOne(found.id, {
    ...{ status: 'confirmed', date_confirmed: now.toISOString(), date_unsubscribed: null },
    ...addMail(writeNewsletterMail('welcome', { email: found.email, language }, shop, getSite(context), now)),
  });
  return answer;
}

export async function unsubscribe(context: Context, body: unknown): Promise<ApiResponse> {
  const found = await findByToken(context, 'unsubscribe_hash', body);
  if (!found) return unknownToken;
  if (found.status === 'unsubscribed') return okResponse;
  const subscribers = await openSubscribers(context);
  await subscribers.updateOne(found.id, { status: 'unsubscribed', date_unsubscribed: new Date().toISOString() });
  return okResponse;
}

async function findByToken(context: Context, field: 'confirm_hash' | 'unsubscribe_hash', body: unknown) {
  const parsed = parseToken(body);
  if (!parsed.isValid) return undefined;
  const subscribers = await openSubscribers(context);
  const filter = { [field]: { _eq: hashToken(parsed.input.token) } };
  const [found] = await subscribers.readByQuery({ filter, fields: ['*', 'project.id'], limit: 1 });
  return found;
}

async function countMails(context: Context, subscriber: number, now: Date): Promise<number> {
  const mails = await openItems<MailRow>(context, 'mail');
  const filter = { subscriber: { _eq: subscriber }, date_created: withinLast(3_600_000, now) };
  return (await mails.readByQuery({ filter, fields: ['id'], limit: maxMailsPerHour })).length;
}

function makeLink({ env }: Context, name: 'confirm' | 'unsubscribe') {
  const seed = makeSeed();
  return { [`${name}_seed`]: seed, [`${name}_hash`]: hashToken(makeToken(String(env.SITE_SECRET), seed)) };
}

function addMail(mail: NewMail) {
  return { mails: { create: [mail], update: [], delete: [] } };
}

function getSite({ env }: Context): string {
  if (!env.SITE_URL) throw new Error('SITE_URL is not set, so the mails of the newsletter could not link to the site.');
  return trimEndSlashes(String(env.SITE_URL));
}

/** Confirmation request, welcome, or already subscribed. */
type NewsletterKind = 'confirm' | 'welcome' | 'known';

/** @param site URL of the website, without a trailing slash */
function writeNewsletterMail(
  kind: NewsletterKind,
  to: { email: string; language: Language },
  shop: Shop,
  site: string,
  now: Date,
): NewMail {
  const { email, language } = to;
  const messages = newsletterMessages[language];
  const { subject, title, text } = messages[kind](shop.name);
  const [first = '', ...more] = text;
  const content: MailContent = {
    ...{ language, title, signature: `${shop.signature}\n${site}` },
    blocks: [
      { kind: 'text', text: messages.greeting },
      kind === 'confirm' ? toConfirmation(first, language, site) : { kind: 'text', text: first },
      ...more.map((one) => ({ kind: 'text' as const, text: one })),
      {
        ...{ kind: 'link', text: messages.unsubscribe, label: messages.unsubscribeLabel },
        href: `${site}${paths[language].unsubscribe}?token=${tokenPlaceholders.unsubscribe}`,
      },
    ],
  };
  return createVisitorMail({ kind: `newsletter_${kind}`, to: email, subject, content }, shop, now);
}

function toConfirmation(text: string, language: Language, site: string): MailBlock {
  const label = newsletterMessages[language].confirmLabel;
  return {
    ...{ kind: 'link', text, label, isPrimary: true },
    href: `${site}${paths[language].confirm}?token=${tokenPlaceholders.confirm}`,
  };
}
