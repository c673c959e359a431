import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleKinds } from '../../cms/extensions/ecom/mail-preview/write-sample.ts';
import { languages } from '../../cms/extensions/messages/language.ts';
import { type SignedCall, signCall } from '../../src/server/signature.ts';
import { createCms } from '../cms.ts';
import { describeParts, listParts } from '../mime.ts';
import { callAt } from '../order-api-calls.ts';
import { makeOrder, post, restoreStock, setStock } from '../orders-api-calls.ts';
import { type ReceivedMail, type SmtpServer, startSmtpServer } from '../smtp-server.ts';

type Message = { id: number; status: string; name: string; mail_status: string; mail_error: string | null };
type Mail = { id: number; status: string; attempts: number; last_error: string | null; text: string };
type Subscriber = { id: number; status: string; confirm_hash: string; date_confirmed: string | null };

const cms = createCms();
const secret = process.env.SITE_SECRET ?? '';
let smtp: SmtpServer;

// They all speak to one mail server and change its mood.
beforeAll(async () => {
  // What other tests left behind while there was no mail server would go out first, attempt by attempt.
  const query = { filter: { status: { _eq: 'pending' } }, limit: -1 };
  await cms.patch('/items/mail', { query, data: { status: 'failed' } });
  smtp = await startSmtpServer(Number(process.env.EMAIL_SMTP_PORT));
});

beforeEach(() => {
  smtp.behaviour = 'takes';
});

afterAll(async () => {
  await smtp.stop();
  await restoreStock();
});

const call = (path: string, input: object, sign?: (what: SignedCall) => string) =>
  callAt(`/messages/${path}`, input, sign);

const ok = { code: 200, answer: { status: 'ok' } };

function makeMessage(changes: object = {}) {
  return {
    ...{ project: 'vierlinden.example', language: 'en', name: 'Zoë Lind', email: `zoe.${randomUUID()}@example.org` },
    ...{ message: `Is the ring still there?\n.\n${randomUUID()}`, id: randomUUID(), isSpam: false },
    ...changes,
  };
}

const findMessages = (email: string) =>
  cms.get<Message[]>(`/items/contact_message?filter[email][_eq]=${encodeURIComponent(email)}`);

const findMails = (message: number) => cms.get<Mail[]>(`/items/mail?filter[message][_eq]=${message}`);

const getSubscriber = async (email: string): Promise<Subscriber | undefined> =>
  (await cms.get<Subscriber[]>(`/items/newsletter_subscriber?filter[email][_eq]=${encodeURIComponent(email)}`))[0];

/** The one mail that is to, or about, this address. */
async function receive(isIt: (mail: ReceivedMail) => boolean): Promise<ReceivedMail> {
  await expect.poll(() => smtp.mails.filter(isIt).length, { timeout: 120_000 }).toBe(1);
  const [mail] = smtp.mails.filter(isIt);
  if (!mail) throw new Error('The mail is gone.');
  return mail;
}

const receiveAbout = (email: string) => receive((mail) => mail.text.includes(email));

function linkIn(mail: ReceivedMail, path: string): string {
  const token = new RegExp(`http://\\S+${path}\\?token=([\\w-]{43})(?=\\s)`).exec(mail.text)?.[1];
  if (!token) throw new Error(`There is no link to ${path} in:\n${mail.text}`);
  return token;
}

test('a contact message is stored for staff and mailed to the shop, with the visitor as Reply-To', async () => {
  const input = makeMessage();
  expect(await call('contact', input)).toEqual(ok);
  const mail = await receiveAbout(input.email);
  expect(mail.from).toBe('website@vierlinden.example');
  expect(mail.to).toEqual(['laden@vierlinden.example']);
  expect(Object.fromEntries(mail.headers)).toMatchObject({
    from: ['Juwelier Vierlinden <website@vierlinden.example>'],
    to: ['laden@vierlinden.example'],
    'reply-to': [input.email],
    subject: ['Nachricht über die Website von Zoë Lind'],
    'auto-submitted': ['auto-generated'],
  });
  expect(mail.text).toContain('Name:     Zoë Lind');
  expect(mail.text).toContain('Sprache:  Englisch');
  expect(mail.text).toMatch(/Wann: {5}\w+, \d+\. \w+ \d{4}, \d\d:\d\d Uhr/);
  expect(mail.text.trimEnd().endsWith(input.message)).toBe(true);
  await expect
    .poll(() => findMessages(input.email))
    .toMatchObject([{ status: 'new', name: 'Zoë Lind', mail_status: 'sent', mail_error: null }]);
});

test('a repeated message is one message and one mail', async () => {
  const input = makeMessage();
  const answers = await Promise.all([call('contact', input), call('contact', input), call('contact', input)]);
  expect(answers).toEqual([ok, ok, ok]);
  expect(await call('contact', { ...input, id: randomUUID() })).toEqual(ok);
  expect(await findMessages(input.email)).toHaveLength(1);
  await receiveAbout(input.email);
  expect(await call('contact', { ...input, id: randomUUID(), message: 'And one thing more' })).toEqual(ok);
  expect(await findMessages(input.email)).toHaveLength(2);
});

test('spam is stored and not mailed; the same text without spam signals is', async () => {
  const input = makeMessage({ isSpam: true });
  expect(await call('contact', input)).toEqual(ok);
  const [message] = await findMessages(input.email);
  expect(message).toMatchObject({ status: 'spam', mail_status: 'none' });
  expect(await findMails(message?.id ?? 0)).toEqual([]);
  expect(await call('contact', { ...input, isSpam: false, id: randomUUID() })).toEqual(ok);
  await receiveAbout(input.email);
});

const hostile: [string, string][] = [
  ['line ends and a header', 'Eve\r\nBcc: all@example.org\r\n\r\nBuy this'],
  ['a bare line feed', 'Eve\nBcc: all@example.org'],
  ['Unicode’s line ends', 'Eve\u2028Bcc: all@example.org\u2029Cc: b@example.org\u0085X: y'],
  ['a turned direction', 'Eve\u202e moc.elpmaxe@lla'],
  ['an emoji family', '👩‍👧‍👦'.repeat(20)],
  ['two hundred letters', 'ß'.repeat(200)],
  ['an encoded word', '=?utf-8?Q?Eve=0D=0ABcc:_all=40example.org?='],
  ['brackets and quotes', '"Eve" <all@example.org>, b@example.org;'],
  ['bytes that are none', 'Eve \ud800\0\u001b[31m'],
  ['nothing', ''],
];
const allowed = new Set([
  ...['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'mime-version', 'auto-submitted'],
  ...['content-type', 'content-transfer-encoding'],
]);

for (const [what, name] of hostile) {
  test(`a name with ${what} makes one well-formed mail to one recipient`, async () => {
    const input = makeMessage({ name });
    expect(await call('contact', input)).toEqual(ok);
    const mail = await receiveAbout(input.email);
    expect(mail.to).toEqual(['laden@vierlinden.example']);
    expect([...mail.headers.keys()].filter((header) => !allowed.has(header))).toEqual([]);
    expect([...mail.headers.values()].filter((values) => values.length > 1)).toEqual([]);
    expect(mail.headers.get('reply-to')).toEqual([input.email]);
    expect(mail.headers.get('subject')?.[0]).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
    expect(mail.raw).not.toMatch(/^(bcc|cc|x):/im);
    const lines = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n')).split('\r\n');
    expect(lines.filter((line) => line.length > 998 || !/^[\x20-\x7e\t]*$/.test(line))).toEqual([]);
  });
}

describe('while the mail server is down', () => {
  afterEach(async () => {
    await smtp.stop();
    await smtp.start();
  });

  test('the message is stored, staff see the error, and it is mailed after recovery', async () => {
    await smtp.stop();
    const input = makeMessage();
    expect(await call('contact', input)).toEqual(ok);
    await expect
      .poll(() => findMessages(input.email))
      .toMatchObject([
        {
          status: 'new',
          mail_status: 'pending',
          mail_error: expect.stringContaining('Mailserver ist nicht erreichbar'),
        },
      ]);
    await smtp.start();
    await receiveAbout(input.email);
    await expect.poll(() => findMessages(input.email)).toMatchObject([{ mail_status: 'sent', mail_error: null }]);
  });

  test('a mail whose next attempt is hours away is mailed as soon as another one gets through', async () => {
    await smtp.stop();
    const [early, late] = [makeMessage(), makeMessage()];
    for (const input of [early, late]) {
      expect(await call('contact', input)).toEqual(ok);
      const [message] = await findMessages(input.email);
      const [mail] = await findMails(message?.id ?? 0);
      await expect
        .poll(async () => (await findMails(message?.id ?? 0))[0])
        .toMatchObject({ status: 'pending', last_error: expect.stringContaining('nicht erreichbar') });
      if (input === late) continue;
      const next_attempt = new Date(Date.now() + 6 * 3_600_000).toISOString();
      await cms.patch(`/items/mail/${mail?.id}`, { next_attempt });
    }
    await smtp.start();
    await receiveAbout(late.email);
    await receiveAbout(early.email);
  });

  test('queued messages are mailed once each', async () => {
    await smtp.stop();
    const inputs = Array.from({ length: 25 }, () => makeMessage());
    await Promise.all(inputs.map((input) => call('contact', input)));
    await smtp.start();
    for (const { email } of inputs) await receiveAbout(email);
  });
});

test('a deferred mail is retried', async () => {
  smtp.behaviour = 'defers recipients';
  const input = makeMessage();
  await call('contact', input);
  await expect
    .poll(() => findMessages(input.email))
    .toMatchObject([{ mail_status: 'pending', mail_error: expect.stringContaining('450 4.2.1 Try again later') }]);
  smtp.behaviour = 'takes';
  await receiveAbout(input.email);
});

test('a mail whose confirmation was lost is sent again with the same Message-ID', async () => {
  smtp.behaviour = 'hangs up after the text';
  const input = makeMessage();
  await call('contact', input);
  await receiveAbout(input.email);
  smtp.behaviour = 'takes';
  await receiveAbout(input.email);
  const copies = () => smtp.mails.filter(({ text }) => text.includes(input.email));
  await expect.poll(() => copies().length, { timeout: 120_000 }).toBe(2);
  expect(new Set(copies().map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(1);
});

test('a mail interrupted by a crash is sent after five minutes, and not before', async () => {
  smtp.behaviour = 'refuses texts';
  const [old, young] = [makeMessage(), makeMessage()];
  const abandon = async (input: { email: string }, minutes: number) => {
    await call('contact', input);
    const [message] = await findMessages(input.email);
    const getMail = async () => (await findMails(message?.id ?? 0))[0];
    await expect.poll(getMail).toMatchObject({ status: 'pending', attempts: 1 });
    const claimed_at = new Date(Date.now() - minutes * 60_000).toISOString();
    await cms.patch(`/items/mail/${(await getMail())?.id}`, { status: 'sending', claimed_at });
    return getMail;
  };
  const getYoung = await abandon(young, 4);
  await abandon(old, 6);
  smtp.behaviour = 'takes';
  await receiveAbout(old.email);
  expect(await getYoung()).toMatchObject({ status: 'sending', attempts: 1 });
});

test('staff can retry a failed mail, and can neither edit it nor mark it as sent', async () => {
  const input = makeMessage({ isSpam: false });
  smtp.behaviour = 'refuses texts';
  await call('contact', input);
  const [message] = await findMessages(input.email);
  const getMail = async () => (await findMails(message?.id ?? 0))[0];
  await expect
    .poll(getMail)
    .toMatchObject({ status: 'pending', attempts: 1, last_error: expect.stringMatching(/554/) });
  const mail = await getMail();
  const path = `/items/mail/${mail?.id}`;
  await cms.patch(path, { status: 'failed' });
  const staff = await logInAsStaff();
  for (const change of [
    { status: 'sent' },
    { to: 'eve@example.org' },
    { text: 'x' },
    { status: 'pending', subject: 'x' },
  ])
    expect((await staff(path, change)).ok, JSON.stringify(change)).toBe(false);
  smtp.behaviour = 'takes';
  expect((await staff(path, { status: 'pending' })).ok).toBe(true);
  await receiveAbout(input.email);
  await expect.poll(getMail).toMatchObject({ status: 'sent', last_error: null });
  expect((await staff(path, { status: 'pending' })).ok).toBe(false);
});

/** A shop assistant of its own, with the role that the studio gives them. */
async function logInAsStaff() {
  const { token } = await makeStaff();
  return (path: string, change: object) =>
    fetch(`${process.env.CMS_URL}${path}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(change),
    });
}

async function makeStaff(): Promise<{ token: string }> {
  const [role] = await cms.get<{ id: string }[]>('/roles?filter[name][_eq]=Personal&fields=id');
  const token = randomUUID();
  await cms.post('/users', { first_name: 'Test', role: role?.id, status: 'active', token });
  return { token };
}

describe('the newsletter', () => {
  const sites = {
    de: { confirm: '/newsletter/bestaetigen', leave: '/newsletter/abmelden', word: 'Bitte bestätigen' },
    en: { confirm: '/en/newsletter/confirm', leave: '/en/newsletter/unsubscribe', word: 'Please confirm' },
    fr: { confirm: '/fr/newsletter/confirmer', leave: '/fr/newsletter/desabonner', word: 'Merci de confirmer' },
  };
  const order = (email: string, language = 'de') => ({ project: 'vierlinden.example', language, email });
  const makeEmail = () => `Leser.${randomUUID()}@example.org`;
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email.toLowerCase()));

  for (const [language, { confirm, leave, word }] of Object.entries(sites)) {
    test(`in ${language} is ordered, confirmed by mail and cancelled`, async () => {
      const email = makeEmail();
      expect(await call('newsletter', order(email, language))).toEqual(ok);
      await expect.poll(() => mailsTo(email).length).toBe(1);
      const [asking] = mailsTo(email);
      if (!asking) throw new Error('No mail came.');
      expect(asking.headers.get('subject')?.[0]).toContain(word);
      expect(asking.text).toContain('Lindenstraße 12');
      expect(asking.html).toContain(`lang="${language}"`);
      expect(linkIn({ ...asking, text: asking.html.replaceAll('"', ' ') }, confirm)).toBe(linkIn(asking, confirm));
      const token = linkIn(asking, confirm);
      expect(await getSubscriber(email.toLowerCase())).toMatchObject({ status: 'pending', date_confirmed: null });
      const yes = { code: 200, answer: { status: 'ok', language } };
      expect(await call('newsletter/confirm', { token })).toEqual(yes);
      expect(await call('newsletter/confirm', { token })).toEqual(yes);
      await expect.poll(() => mailsTo(email).length).toBe(2);
      expect(await getSubscriber(email.toLowerCase())).toMatchObject({
        status: 'confirmed',
        date_confirmed: expect.stringMatching(/^\d{4}-/),
      });
      const [, welcome] = mailsTo(email);
      if (!welcome) throw new Error('No welcome came.');
      expect(welcome.text).not.toContain(confirm);
      const goodbye = linkIn(welcome, leave);
      expect(linkIn(asking, leave)).toBe(goodbye);
      expect(await call('newsletter/unsubscribe', { token: goodbye })).toEqual(ok);
      expect(await call('newsletter/unsubscribe', { token: goodbye })).toEqual(ok);
      expect(await getSubscriber(email.toLowerCase())).toMatchObject({ status: 'unsubscribed' });
      expect((await call('newsletter/confirm', { token })).answer).toEqual({ status: 'unknown' });
    });
  }

  test('stores no usable token and no IP address', async () => {
    const email = makeEmail();
    await call('newsletter', order(email));
    await expect.poll(() => mailsTo(email).length).toBe(1);
    const [asking] = mailsTo(email);
    const token = asking ? linkIn(asking, sites.de.confirm) : '';
    const subscriber = await getSubscriber(email.toLowerCase());
    const mails = await cms.get(`/items/mail?filter[subscriber][_eq]=${subscriber?.id}`);
    const stored = JSON.stringify([subscriber, mails]);
    expect(stored).toContain('{confirm-token}');
    expect(stored).toContain(email.toLowerCase());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('127.0.0.1');
  });

  test('answers alike for known and unknown addresses, and tells only the owner', async () => {
    const email = makeEmail();
    await call('newsletter', order(email));
    await expect.poll(() => mailsTo(email).length).toBe(1);
    const [asking] = mailsTo(email);
    await call('newsletter/confirm', { token: asking ? linkIn(asking, sites.de.confirm) : '' });
    expect(await call('newsletter', order(email.toUpperCase()))).toEqual(ok);
    await expect
      .poll(() => mailsTo(email).map(({ headers }) => headers.get('subject')?.[0] ?? ''))
      .toContainEqual('Sie bekommen den Newsletter von Juwelier Vierlinden bereits');
    expect(await getSubscriber(email.toLowerCase())).toMatchObject({ status: 'confirmed' });
  });

  test('limits mails to the same address', async () => {
    const email = makeEmail();
    const calls = Array.from({ length: 5 }, () => call('newsletter', order(email)));
    const answers = (await Promise.all(calls)).map(({ answer }) => answer.status);
    expect(answers.sort()).toEqual(['duplicate', 'duplicate', 'ok', 'ok', 'ok']);
    await expect.poll(() => mailsTo(email).length).toBe(3);
    expect(new Set(mailsTo(email).map((mail) => linkIn(mail, sites.de.confirm))).size).toBe(1);
  });

  test('cannot be confirmed after a week', async () => {
    const email = makeEmail();
    await call('newsletter', order(email));
    await expect.poll(() => mailsTo(email).length).toBe(1);
    const [asking] = mailsTo(email);
    const token = asking ? linkIn(asking, sites.de.confirm) : '';
    const subscriber = await getSubscriber(email.toLowerCase());
    const past = new Date(Date.now() - 1000).toISOString();
    await cms.patch(`/items/newsletter_subscriber/${subscriber?.id}`, { confirm_expires: past });
    expect((await call('newsletter/confirm', { token })).answer).toEqual({ status: 'unknown' });
    expect((await call('newsletter/confirm', { token: 'A'.repeat(43) })).answer).toEqual({ status: 'unknown' });
  });

  test('is not retried for an address that does not exist', async () => {
    smtp.behaviour = 'refuses recipients';
    const email = makeEmail();
    expect(await call('newsletter', order(email))).toEqual(ok);
    const filter = `filter[to][_eq]=${encodeURIComponent(email.toLowerCase())}`;
    await expect
      .poll(() => cms.get<Mail[]>(`/items/mail?${filter}`))
      .toMatchObject([{ status: 'failed', attempts: 1, last_error: expect.stringContaining('550 5.1.1') }]);
  });
});

test('a back-in-stock alert is confirmed by a mail link, sent once, and deleted', async () => {
  const slug = `wieder-da-${randomUUID()}`;
  const { id: product } = await cms.post<{ id: number }>('/items/ecommerce_product?fields=id', {
    ...{ slug, project: 1, status: 'published', price_brutto: 120, stock: 0, category: 1 },
    translations: [{ language: 'en', display_name: 'Chain Return' }],
  });
  const email = `waits.${randomUUID()}@example.org`;
  const mailsTo = () => smtp.mails.filter(({ to }) => to.includes(email));
  const client = randomUUID().replaceAll('-', '');
  const input = { project: 'vierlinden.example', language: 'en', client, email, product, variant: null };
  expect(await call('stock-alert', input)).toEqual(ok);
  const asking = await receive(({ to }) => to.includes(email));
  const tokenIn = ({ text }: ReceivedMail, step: string) =>
    new RegExp(`/en/shop/request\\?alert=${step}&token=([\\w-]{43})\\s`).exec(text)?.[1];
  expect(asking.html).toContain(`alert=confirm&amp;token=${tokenIn(asking, 'confirm')}"`);
  const token = tokenIn(asking, 'confirm');
  expect((await call('stock-alert/confirm', { token })).answer).toEqual({ status: 'ok', language: 'en' });
  await cms.patch(`/items/ecommerce_product/${product}`, { stock: 1 });
  await expect.poll(() => mailsTo().length).toBe(2);
  const [, news] = mailsTo();
  expect(news?.headers.get('subject')?.[0]).toBe('Back in stock: “Chain Return”');
  expect(news && tokenIn(news, 'remove')).toBe(tokenIn(asking, 'remove'));
  const filter = `filter[email][_eq]=${encodeURIComponent(email)}`;
  const look = () => cms.patch(`/items/ecommerce_product/${product}`, { stock: 2 });
  await expect.poll(() => look().then(() => cms.get(`/items/ecommerce_stock_alert?${filter}`))).toEqual([]);
  expect(mailsTo()).toHaveLength(2);
  await cms.patch(`/items/ecommerce_product/${product}`, { status: 'archived' });
  await cms.delete(`/items/ecommerce_product/${product}`);
});

describe('the mail API refuses', () => {
  test('a request without a recent signature', async () => {
    const refused = { code: 401, answer: { status: 'failed' } };
    const input = makeMessage();
    expect(await call('contact', input, () => '')).toEqual(refused);
    expect(await call('contact', input, (what) => signCall('guess', what))).toEqual(refused);
    expect(await call('contact', input, (what) => signCall(secret, { ...what, body: `${what.body} ` }))).toEqual(
      refused,
    );
    expect(await call('contact', input, (what) => signCall(secret, what, Date.now() - 301_000))).toEqual(refused);
    expect(await call('newsletter/unsubscribe', { token: 'A'.repeat(43) }, () => 't=1,v2=2')).toEqual(refused);
    expect(await findMessages(input.email)).toEqual([]);
  });

  // Every other value of every field is refused in cms/extensions/messages/parse.test.ts.
  const faults: [string, object][] = [
    ['email', { email: 'zoe@example.org\r\nBcc: all@example.org' }],
    ['message', { message: 'x'.repeat(1_000_000) }],
    ['project', { project: 'elsewhere.example' }],
  ];

  for (const [field, changes] of faults) {
    const given = JSON.stringify(changes);
    test(`${field}: ${given.slice(0, 60)} (${given.length} characters)`, async () => {
      const answer = await call('contact', makeMessage(changes));
      expect(answer).toEqual({ code: 400, answer: { status: 'failed', field } });
    });
  }

  test('a body that is not an object', async () => {
    for (const body of [[], 'text', null, 7]) expect((await call('contact', body as unknown as object)).code).toBe(400);
  });

  test('reading with the storefront’s token', async () => {
    const headers = { authorization: `Bearer ${process.env.CONTENT_API_TOKEN}` };
    for (const collection of ['mail', 'contact_message', 'newsletter_subscriber']) {
      const response = await fetch(`${process.env.CMS_URL}/items/${collection}`, { headers });
      expect(response.status, collection).toBe(403);
    }
  });
});

test('an order confirmation is in the shopper’s language with the order’s link, and the shop’s copy has no link', async () => {
  await setStock(20703, 2);
  const order = makeOrder(20703, { language: 'fr', comment: 'Sonnez deux fois.' });
  const { number = '', token = '' } = (await post('order', order)).answer.order ?? {};
  const confirmation = await receive(({ to }) => to.includes(order.email));
  expect(confirmation.headers.get('subject')).toEqual([`Votre commande ${number} chez Juwelier Vierlinden`]);
  expect(confirmation.text).toContain(`/fr/boutique/suivi/${token}\n`);
  const facts = [
    'IBAN',
    `Motif du virement\u00a0: ${number}`,
    'Renoncer au contrat',
    '14899 Altenbruck',
    'Garantie légale',
  ];
  for (const words of facts) {
    expect(confirmation.text).toContain(words);
    expect(confirmation.html).toContain(words);
  }
  expect(confirmation.html).toContain(`/fr/boutique/suivi/${token}"`);
  expect(confirmation.html).not.toContain('{order-token}');
  // The code of the transfer, the logo, and the piece.
  expect(describeParts(confirmation.mime)).toBe(
    'multipart/alternative(text/plain, multipart/related(text/html, image/png, image/png, image/jpeg))',
  );
  const pictures = listParts(confirmation.mime).filter(({ type }) => type.startsWith('image/'));
  for (const { headers, bytes } of pictures) {
    expect(bytes.length).toBeGreaterThan(500);
    expect(bytes.length).toBeLessThanOrEqual(40_000);
    expect(confirmation.html).toContain(`src="cid:${headers.get('content-id')?.[0]?.slice(1, -1)}"`);
  }
  expect(confirmation.text).not.toContain('Sonnez deux fois.');
  const notice = await receive(({ headers }) => headers.get('subject')?.[0] === `Neue Bestellung ${number}`);
  expect(notice.to).toEqual(['laden@vierlinden.example']);
  expect(notice.headers.get('reply-to')).toEqual([order.email]);
  expect(notice.text.trimEnd().endsWith('Sonnez deux fois.')).toBe(true);
  expect(notice.text).not.toContain(token);
  expect(describeParts(notice.mime)).toBe('text/plain');
  const events = () => findEvents(number);
  await expect.poll(events).toEqual(['placed', 'mail_delivered']);
});

const findEvents = async (number: string) => {
  const fields = 'fields=id,events.kind&deep[events][_sort]=id';
  const [order] = await cms.get<{ id: number; events: { kind: string }[] }[]>(
    `/items/ecommerce_order?filter[order_number][_eq]=${number}&${fields}`,
  );
  return order?.events.map(({ kind }) => kind) ?? [];
};

async function findOrderId(number: string): Promise<number> {
  const [order] = await cms.get<{ id: number }[]>(`/items/ecommerce_order?filter[order_number][_eq]=${number}`);
  return order?.id ?? 0;
}

test('each status change by staff is mailed once, and a queued confirmation is not sent after the cancellation', async () => {
  await setStock(20703, 4);
  const order = makeOrder(20703);
  const { number = '' } = (await post('order', order)).answer.order ?? {};
  const subjects = () =>
    smtp.mails.filter(({ to }) => to.includes(order.email)).map(({ headers }) => headers.get('subject')?.[0] ?? '');
  await expect.poll(subjects).toHaveLength(1);
  const id = await findOrderId(number);
  const staff = await logInAsStaff();
  const change = async (changes: object) => {
    expect((await staff(`/items/ecommerce_order/${id}`, changes)).ok).toBe(true);
  };
  await change({ payment_status: 'paid' });
  await expect.poll(subjects).toHaveLength(2);
  await change({ status: 'paid' });
  await change({ status: 'shipped', tracking: 'https://paket.example/00340434161094015902' });
  await expect.poll(subjects).toHaveLength(3);
  await change({ status: 'cancelled' });
  await expect.poll(subjects).toHaveLength(4);
  await change({ status: 'new' });
  await change({ status: 'cancelled' });
  expect(subjects()).toEqual([
    `Ihre Bestellung ${number} bei Juwelier Vierlinden`,
    `Ihre Zahlung für die Bestellung ${number} bei Juwelier Vierlinden`,
    `Ihre Bestellung ${number} bei Juwelier Vierlinden: Sendungsverfolgung`,
    `Ihre Bestellung ${number} bei Juwelier Vierlinden ist storniert`,
  ]);
  const tracking = smtp.mails.find(
    ({ headers, to }) => to.includes(order.email) && headers.get('subject')?.[0]?.includes('verfolgung'),
  );
  expect(tracking?.html).toContain('href="https://paket.example/00340434161094015902"');
  await expect.poll(async () => (await findEvents(number)).filter((kind) => kind === 'mail_delivered').length).toBe(4);

  smtp.behaviour = 'defers recipients';
  const late = makeOrder(20703);
  const { number: lateNumber = '' } = (await post('order', late)).answer.order ?? {};
  const lateId = await findOrderId(lateNumber);
  const waiting = async () =>
    (
      await cms.get<(Mail & { kind: string })[]>(
        `/items/mail?filter[order][_eq]=${lateId}&filter[recipient][_eq]=visitor&sort=id`,
      )
    ).map(({ kind, status, attempts }) => [kind, status, attempts > 0]);
  await expect.poll(waiting).toEqual([['order_confirmed', 'pending', true]]);
  expect(await findEvents(lateNumber)).toEqual(['placed']);
  expect((await staff(`/items/ecommerce_order/${lateId}`, { status: 'cancelled' })).ok).toBe(true);
  smtp.behaviour = 'takes';
  await expect.poll(waiting, { timeout: 120_000 }).toEqual([
    ['order_confirmed', 'failed', true],
    ['order_cancelled', 'sent', true],
  ]);
  expect(smtp.mails.filter(({ to }) => to.includes(late.email))).toHaveLength(1);
});

test('a mail with an invalid picture is sent without it', async () => {
  await setStock(20703, 2);
  const fields = 'fields=images.directus_files_id.id&deep[images][_sort]=sort&deep[images][_limit]=1';
  type Product = { images: { directus_files_id: { id: string } }[] };
  const product = await cms.get<Product>(`/items/ecommerce_product/207?${fields}`);
  const file = `/files/${product.images[0]?.directus_files_id.id}`;
  const { type } = await cms.get<{ type: string }>(file);
  await cms.patch(file, { type: 'application/octet-stream' });
  const order = makeOrder(20703, { language: 'en' });
  try {
    await post('order', order);
    const confirmation = await receive(({ to }) => to.includes(order.email));
    const parts = 'multipart/alternative(text/plain, multipart/related(text/html, image/png, image/png))';
    expect(describeParts(confirmation.mime)).toBe(parts);
  } finally {
    await cms.patch(file, { type });
  }
});

describe('the mail preview', () => {
  const open = (path: string, token: string) =>
    fetch(`${process.env.CMS_URL}/ecom/mail-preview/${path}`, { headers: { authorization: `Bearer ${token}` } });

  test('shows staff every mail of an order and of the outbox, without sending or opening anything', async () => {
    await setStock(20703, 2);
    const order = makeOrder(20703);
    const { number = '', token = '' } = (await post('order', order)).answer.order ?? {};
    await receive(({ to }) => to.includes(order.email));
    const id = await findOrderId(number);
    const { token: staff } = await makeStaff();
    for (const kind of sampleKinds) {
      for (const language of languages) {
        const response = await open(`order/${id}/${kind}/${language}`, staff);
        const page = await response.text();
        expect([kind, language, response.status]).toEqual([kind, language, 200]);
        expect(page).toContain(`lang=&quot;${language}&quot;`);
        expect(page).not.toContain(token);
        expect(page).not.toMatch(/<script|\{order-token\}/);
        expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; img-src data:;/);
      }
    }
    const [mail] = await cms.get<{ id: number }[]>(
      `/items/mail?filter[order][_eq]=${id}&filter[recipient][_eq]=visitor`,
    );
    const written = await open(`mail/${mail?.id}`, staff);
    expect(await written.text()).toContain('Diese E-Mail ist verschickt.');
    expect(await cms.get<unknown[]>(`/items/mail?filter[order][_eq]=${id}`)).toHaveLength(2);
  });

  test('is refused to anyone who may not read orders', async () => {
    const [order] = await cms.get<{ id: number }[]>('/items/ecommerce_order?limit=1&fields=id');
    const { token } = await makeStaff();
    expect((await fetch(`${process.env.CMS_URL}/ecom/mail-preview/order/${order?.id}`)).status).toBe(404);
    for (const path of [`order/${order?.id}`, 'mail/1']) {
      expect((await open(path, process.env.CONTENT_API_TOKEN ?? '')).status, path).toBe(403);
    }
    for (const path of ['order/0x1', `order/${order?.id}/notice/de`, 'order/999999999', 'mail/x']) {
      const { status } = await open(path, token);
      expect([403, 404], path).toContain(status);
    }
  });
});

test('no mail with a confirmed delivery was sent again', async () => {
  expect(smtp.mails.length).toBeGreaterThan(50);
  const confirmed = new Set<string>();
  const again: string[] = [];
  for (const { headers, isConfirmed } of smtp.mails) {
    const name = headers.get('message-id')?.[0] ?? '';
    if (confirmed.has(name)) again.push(name);
    if (isConfirmed) confirmed.add(name);
  }
  expect(again).toEqual([]);
});
