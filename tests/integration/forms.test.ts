import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatPrice } from '../../src/i18n/format.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { createCms } from '../cms.ts';
import { findMessages, makeContactInput, makeIpAddress } from '../contact-input.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { hostileTexts, liveMarkup, wrongTypes } from '../hostile-texts.ts';
import { falsifyToken, findOrder, findWithdrawals, placeOrder } from '../order-fixtures.ts';
import { products } from '../product-routes.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const cms = createCms();
let proxy: FaultProxy;
let site: Storefront;

beforeAll(async () => {
  proxy = await startFaultProxy(process.env.CMS_URL ?? '');
  // Every call names a visitor of its own, so that none is held up by the limits of another.
  site = await startStorefront(proxy.url, { TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'info' });
});

afterEach(() => proxy.reset());

afterAll(async () => {
  await site.close();
  await proxy.close();
});

type Sent = {
  form?: Record<string, string | number>;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** What a program sends, which follows no redirect. */
function send(path: string, { form, body, headers = {} }: Sent): Promise<Response> {
  const type = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  return fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': makeIpAddress(), ...type, ...headers },
    body: form ? new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])) : (body ?? ''),
  });
}

describe('the contact form', () => {
  const plain = { name: 'Eve', email: 'eve@muster.example', message: 'Guten Tag', privacy: 'on', language: 'de' };

  type Attack = { what: string; path: string; type: string; body: string | Uint8Array<ArrayBuffer> };

  const form = 'application/x-www-form-urlencoded';
  const json = 'application/json';

  const contact = (what: string, type: string, body: string | Uint8Array<ArrayBuffer>): Attack => ({
    what,
    path: '/api/contact',
    type,
    body,
  });

  /** Every text and every value of a wrong type goes through the parsers in src/server/forms/hostile-fields.test.ts. */
  const samples: Attack[] = [
    ...hostileTexts
      .filter(([what]) => ['a header behind a line break', 'markup', 'half a letter'].includes(what))
      .flatMap(([what, text]) => [
        contact(`${what} as e-mail`, form, String(new URLSearchParams({ ...plain, email: text.toWellFormed() }))),
        contact(`${what} as name in JSON`, json, JSON.stringify({ ...plain, privacy: true, name: text })),
      ]),
    ...wrongTypes
      .slice(-3)
      .map((value) => contact(`${JSON.stringify(value)} as name`, json, JSON.stringify({ ...plain, name: value }))),
  ];

  const broken: Attack[] = [
    contact('a megabyte', form, `message=${'a'.repeat(1_048_576)}`),
    contact('a megabyte of JSON', json, JSON.stringify({ ...plain, message: 'a'.repeat(1_048_576) })),
    contact('JSON in JSON in JSON', json, '['.repeat(20_000)),
    contact('records in records', json, `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`),
    contact('half a record', json, '{"name": "Eve"'),
    contact('a list', json, '[]'),
    contact('nothing at all', json, ''),
    contact(
      'a prototype',
      json,
      '{"__proto__": {"name": "Eve", "isSpam": false}, "constructor": {"prototype": {"x": 1}}}',
    ),
    contact('bytes that are no text', json, Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d)),
    contact('broken percent signs', form, 'name=%&email=%E0%A4%A&message=%ZZ%FF%FE&privacy=on'),
    contact('UTF-16 by mistake', form, new Uint8Array(Buffer.from('name=Eve', 'utf16le'))),
    contact(
      'ten thousand fields',
      form,
      Array.from({ length: 10_000 }, (_, at) => `f${at}=`)
        .join('&')
        .slice(0, 65_000),
    ),
    contact('one field a thousand times', form, `${'name=Eve&'.repeat(1_000)}email=eve@muster.example`),
    contact('fields that look like a record', form, 'name[]=Eve&name[toString]=x&__proto__[name]=Eve&email[$ne]=1'),
    contact('only separators', form, '&=&=&&===&'),
    contact('another charset', `${form}; charset=utf-7`, 'name=+ADw-script+AD4-'),
    contact(
      'files',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nEve\r\n--x--',
    ),
    contact('XML', 'application/xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
    contact('plain words', 'text/plain', 'name=Eve'),
    contact('no kind at all', '', 'name=Eve'),
    contact('a kind that is none', 'application/json/x; y', '{}'),
    {
      what: 'an order of many',
      path: '/api/newsletter',
      type: json,
      body: '{"email": ["a@muster.example", "b@muster.example"]}',
    },
    {
      what: 'an order with a header',
      path: '/api/newsletter',
      type: form,
      body: 'email=a@muster.example%0D%0ABcc:b@muster.example',
    },
    { what: 'a token that filters', path: '/api/newsletter/confirm', type: json, body: '{"token": {"_neq": null}}' },
    { what: 'a token that walks', path: '/api/newsletter/unsubscribe', type: form, body: 'token=../../users/me' },
    { what: 'no token', path: '/api/newsletter/confirm', type: form, body: '' },
  ];

  for (const { what, path, type, body } of [...samples, ...broken]) {
    test(`answers ${what} with a message for people`, async () => {
      const response = await send(path, { body, headers: { 'content-type': type } });
      expect([200, 303, 400, 410, 413, 415, 422]).toContain(response.status);
      await expectClear(response, what);
    });
  }

  test('logs no error for any input so far', () => {
    expect(site.readLog()).toContain('"path":"/api/contact"');
    expect(site.readLog()).not.toMatch(/"level":"error"/);
  });

  /** Whatever it is, it is said in words, and not in those of a program. */
  async function expectClear(response: Response, what: string): Promise<void> {
    if (response.status === 303) return;
    const text = await response.text();
    expect(text, what).not.toMatch(/\bat \w+ \(|node_modules|valibot|Directus|SyntaxError|TypeError/);
    if (!response.headers.get('content-type')?.startsWith(json)) {
      expect(text, what).toMatch(/<h1[^>]*>[^<]{3,}/);
      return;
    }
    const answer = JSON.parse(text) as { status: string; message?: string };
    if (answer.status !== 'ok') expect(answer.message?.length, what).toBeGreaterThan(10);
  }

  test('unusual but valid input reaches the shop unchanged', async () => {
    const email = `eve.${randomUUID()}@muster.example`;
    const fields = {
      ...plain,
      email,
      name: 'Zoë\r\nBcc: x@example.org\u2028王',
      message: `Guten\r\nTag ${liveMarkup}`,
    };
    const response = await send('/api/contact', {
      form: fields,
    });
    expect(response.status).toBe(303);
    expect(await findMessages(email)).toMatchObject([
      { name: 'Zoë Bcc: x@example.org 王', message: `Guten\nTag ${liveMarkup}`, status: 'new' },
    ]);
  });

  test('a filled honeypot is answered with thanks, and the message is marked as spam', async () => {
    const email = `bot.${randomUUID()}@muster.example`;
    const fields = { ...plain, email, subject: 'Rich' };
    const response = await send('/api/contact', { form: fields });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/danke']);
    expect(await findMessages(email)).toMatchObject([{ status: 'spam' }]);
    await send('/api/newsletter', { form: fields });
    expect(await cms.get(`/items/newsletter_subscriber?filter[email][_eq]=${email}`)).toEqual([]);
  });

  for (const [language, expected] of [
    ['en', 'Your message is too long'],
    ['fr', 'Votre message est trop long'],
  ] as const) {
    test(`a message that is too long is re-rendered in full with an error in ${language}`, async () => {
      const message = 'ä'.repeat(5_001);
      const response = await send('/api/contact', { form: { ...plain, message, language } });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain(`>${message}</textarea>`);
      expect(html).toContain(getMessages(language).contactForm.errors.message.tooLong);
      const [form] = /<form id="contact-form".*?<\/form>/s.exec(html) ?? [];
      expect(form).toContain('contact-message');
      expect(form).not.toMatch(/maxlength/i);
    });

    test(`a body of more than 104 kB is refused with a message in ${language}`, async () => {
      const headers = { referer: `${site.url}/${language}/contact` };
      const asPage = await send('/api/contact', { headers, form: { message: 'a'.repeat(110_000) } });
      expect([asPage.status, await asPage.text()]).toEqual([413, expect.stringContaining(expected)]);
      const asJson = await send('/api/contact', {
        headers: { ...headers, 'content-type': json },
        body: JSON.stringify({ message: 'a'.repeat(110_000) }),
      });
      expect([asJson.status, await asJson.json()]).toEqual([
        413,
        { status: 'failed', problem: 'unreadable', message: expect.stringContaining(expected), errors: {} },
      ]);
    });
  }

  test('a cross-site submission is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await send('/api/contact', { form: plain, headers })).status).toBe(403);
  });
});

describe('a withdrawal', () => {
  const post = (body: Record<string, unknown>, from = makeIpAddress()) =>
    fetch(`${site.url}/api/ecom/withdrawal`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });

  const makeBody = (changes: Record<string, unknown> = {}) => {
    const { name, email } = makeContactInput();
    return { language: 'de', name, email, order_number: '2026-999999', id: randomUUID(), ...changes };
  };

  test('does not reveal whether an order exists', async () => {
    const { number, email, token } = await placeOrder('de');
    const bodies = [
      makeBody({ order_number: number, email }),
      makeBody({ order_number: number }),
      makeBody({ order_number: '1999-000001' }),
      makeBody({ order_number: number, token: falsifyToken(token), 'line-1': 'on' }),
    ];
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const answer = await post(body);
        const said: Record<string, unknown> = await answer.json();
        return {
          code: answer.status,
          names: Object.keys(said),
          status: said.status,
          next: `${said.next}`.split('?')[0],
        };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const [stranger] = await findWithdrawals(String(bodies[1]?.email));
    expect(stranger).toMatchObject({ order: null });
  });

  test('may name single line items without the order’s link, and receipt and order say which', async () => {
    const { number, email, row, token } = await placeOrder('de');
    const items = 'nur das schmale Paar';
    expect((await post(makeBody({ order_number: number, email, items }))).status).toBe(200);
    const [kept] = await findWithdrawals(email);
    expect(kept).toMatchObject({ order: row, lines: null, items });
    for (const { text } of kept?.mails ?? []) {
      expect(text).toContain(items);
      expect(text).not.toContain('anze Bestellung');
    }
    expect((await findOrder(row)).items.map(({ withdrawn }) => withdrawn)).toEqual([false, false]);
    const readPage = async () => (await fetch(`${site.url}/shop/bestellung/${token}`)).text();
    await expect.poll(readPage, { timeout: 20_000 }).toContain(`Er gilt: ${items}.`);
  });

  test('is limited to five per minute', async () => {
    const from = makeIpAddress();
    for (let count = 0; count < 5; count += 1) expect((await post(makeBody(), from)).status).toBe(200);
    const refused = await post(makeBody(), from);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ message: 'Could not post withdrawal', problem: 'tooMany' });
  });

  test('limits receipts to one email address, and never prevents a withdrawal', async () => {
    const { email } = makeContactInput();
    for (let count = 0; count < 6; count += 1) expect((await post(makeBody({ email }))).status).toBe(200);
    expect((await post(makeBody({ email: email.toUpperCase() }))).status).toBe(200);
    const kept = [...(await findWithdrawals(email)), ...(await findWithdrawals(email.toUpperCase()))];
    expect(kept).toHaveLength(7);
    const mails = kept.flatMap((withdrawal) => withdrawal.mails.map(({ recipient }) => recipient));
    expect(mails.filter((recipient) => recipient === 'visitor')).toHaveLength(5);
    expect(mails.filter((recipient) => recipient !== 'visitor')).toHaveLength(7);
  });

  const hostile: [string, Record<string, unknown>][] = [
    ['markup', { name: '<script>window.ran=1</script>', order_number: '"><img src=x onerror=window.ran=1>' }],
    ['a mail header', { name: 'Eve\r\nBcc: all@example.org', order_number: '1\r\nX: y', items: '1\r\nX: y' }],
    ['SQL', { order_number: "' OR 1=1; --" }],
    ['a filter', { order_number: '{"_neq":null}', token: '{"_neq":null}' }],
    ['a token of another shape', { token: ['a'] }],
    ['lines without a token', { 'line-1': 'on' }],
    ['lines of nobody', { token: 'x'.repeat(43), 'line-0': 'on', 'line--1': 'on', 'line-99999999999': 'on' }],
    ['too many words', { name: 'x'.repeat(6000) }],
    ['a name of the language', { name: '__proto__', language: 'constructor' }],
  ];

  test('answers hostile input with a form or a page, never with a server error', async () => {
    for (const [what, changes] of hostile) {
      const body = makeBody(changes);
      const answer = await post(body);
      expect(answer.status, what).toBeLessThan(500);
      expect(await answer.text(), what).not.toContain('<script>window.ran');
      for (const { mails } of await findWithdrawals(String(body.email))) {
        for (const { subject, text } of mails) {
          expect(subject).not.toMatch(/[\r\n]/);
          expect(text).not.toMatch(/^(?:Bcc|X): /m);
        }
      }
    }
  });

  test('refuses a cross-site submission', async () => {
    const answer = await fetch(`${site.url}/api/ecom/withdrawal`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify(makeBody()),
    });
    expect(answer.status).toBe(403);
  });
});

describe('a request about a product', () => {
  /** A cloth to polish with, which has no variants. */
  const cloth = 610;

  test('is limited to five per minute', async () => {
    const address = makeIpAddress();
    const post = () =>
      send('/api/ecom/request', {
        headers: { accept: 'application/json', origin: site.url, 'x-forwarded-for': address },
        form: { kind: 'availability', product: cloth, ...makeContactInput(), privacy: 'on', language: 'de' },
      });
    for (let count = 0; count < 5; count += 1) expect((await post()).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ message: 'Could not post request', problem: 'tooMany' });
  });

  const hostile: [string, Record<string, string | number>][] = [
    ['no product', { product: '' }],
    ['SQL for a product', { product: '1 OR 1=1' }],
    ['a product that is not there', { product: 999999 }],
    ['a variant that is not there', { variant: 999999 }],
    ['another kind', { kind: '__proto__' }],
    ['markup', { name: '<script>window.ran=1</script>', message: '"><img src=x onerror=window.ran=1>' }],
    ['a mail header', { name: 'Eve\r\nBcc: all@example.org', phone: '030\r\nX: y' }],
    ['too many words', { message: 'x'.repeat(6000) }],
  ];

  test('answers hostile input with a form or a page, never with a server error', async () => {
    for (const [what, changes] of hostile) {
      const fields = {
        kind: 'availability',
        product: cloth,
        ...makeContactInput(),
        privacy: 'on',
        language: 'de',
        ...changes,
      };
      for (const accept of ['application/json', 'text/html']) {
        const answer = await send('/api/ecom/request', {
          headers: { accept, origin: site.url },
          form: fields,
        });
        expect(answer.status, what).toBeLessThan(500);
        const text = await answer.text();
        expect(text, what).not.toContain('<script>window.ran');
        expect(text, what).not.toContain('<img src=x');
      }
    }
  });

  test('refuses a cross-site submission', async () => {
    const answer = await send('/api/ecom/rating', {
      headers: { origin: 'https://evil.example' },
      form: { product: cloth },
    });
    expect(answer.status).toBe(403);
  });
});

describe('the order page', () => {
  const read = (url: string) => fetch(url, { redirect: 'manual' });

  /** The answer as soon as it is another one than that Directus takes too long. */
  const readReady = (url: string) =>
    vi.waitFor(
      async () => {
        const answer = await read(url);
        expect(answer.status).not.toBe(503);
        return answer;
      },
      { timeout: 20_000 },
    );

  test('is neither cached nor indexed', async () => {
    const order = await placeOrder('de');
    const answer = await readReady(site.url + order.path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const html = await answer.text();
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    const payload = await read(`${site.url}/RSC/R${order.path}.txt`);
    expect(await payload.text()).not.toContain(order.number);
  });

  test('is 404 without its token', async () => {
    const { token, number, path } = await placeOrder('de');
    const start = path.slice(0, path.lastIndexOf('/'));
    const others = [
      ...[number, token.slice(1), `${token}x`, token.toLowerCase(), falsifyToken(token), 'x'.repeat(43)],
      ...['__proto__', encodeURIComponent("' OR 1=1 --"), 'x'.repeat(5000)],
    ];
    for (const other of others) {
      const answer = await readReady(`${site.url}${start}/${other}`);
      expect(answer.status, other).toBe(404);
      expect(await answer.text()).not.toContain(number);
    }
    const unknown = await (await readReady(`${site.url}${start}/${'x'.repeat(43)}`)).text();
    expect(unknown).toMatch(/<h1[^>]*>Diese Seite gibt es nicht\.</);
  });

  test('shows an error while the API is unavailable', async () => {
    const { path, number } = await placeOrder('de');
    proxy.fault.isCut = true;
    const answer = await read(site.url + path);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain(number);
    proxy.fault.isCut = false;
    expect((await readReady(site.url + path)).status).toBe(200);
  });

  test('is in no sitemap or feed', async () => {
    const { path } = await placeOrder('de');
    expect((await readReady(site.url + path)).status).toBe(200);
    const robots = await (await read(`${site.url}/robots.txt`)).text();
    expect(robots).not.toContain('bestellung');
    const sitemap = await (await read(`${site.url}/sitemap-de.xml`)).text();
    expect(sitemap).not.toMatch(/\/(?:bestellung|warenkorb|kasse)(?:\/|<)/);
    expect(sitemap).toContain('/vertrag-widerrufen<');
  });
});

describe('a product form', () => {
  type Piece = { id: number; product_variants: { id: number }[] };

  const findPiece = async (slug: string) => {
    const fields = 'fields=id,product_variants.id';
    const [demoProduct] = await cms.get<Piece[]>(`/items/ecommerce_product?filter[slug][_eq]=${slug}&${fields}`);
    if (!demoProduct) throw new Error(`The demo has no ${slug}.`);
    return { id: demoProduct.id, variant: demoProduct.product_variants[0]?.id };
  };

  const findReservation = async (slug: string) => {
    const { id, variant } = await findPiece(slug);
    return { variant, address: `${site.url}/shop/anfrage?form=reservation&piece=${id}&variant=${variant}` };
  };

  const readHtml = async (address: string) => (await fetch(address)).text();

  /** A page is without details only where the CMS took longer than the two seconds that a visitor waits for it. */
  const readWithDetails = async (address: string) => {
    for (let tries = 0; tries < 5; tries += 1) {
      const startedAt = performance.now();
      const html = await readHtml(address);
      if (html.includes('product-form__price')) return html;
      expect(performance.now() - startedAt, 'milliseconds for a page without details').toBeGreaterThan(1_900);
    }
    throw new Error(`${address} stays without details.`);
  };

  test('asks for the size, also for a product that is not cached yet', async () => {
    const { address, variant } = await findReservation(products.someGone);
    const html = await readWithDetails(address);
    expect(html).toMatch(/<select[^>]* id="reservation-variant"/);
    expect(html).toContain(`<option value="${variant}" selected=""`);
    const product = /class="product-form__product">(.*?)<form/s.exec(html)?.[1];
    expect(product, 'picture, name, variant and price, without a script').toMatch(
      /<picture.*href="\/shop\/produkt\/[\w-]+\?variant=\d+".*: \d\d<.*\d\s€<.*inkl\. MwSt\./s,
    );
  });

  test('shows the price of the variant in the address, else the lowest of all', async () => {
    type Priced = { id: number; product_variants: { id: number; price_brutto: number | string }[] };
    const fields = 'fields=id,product_variants.id,product_variants.price_brutto';
    const [product] = await cms.get<Priced[]>(
      `/items/ecommerce_product?filter[slug][_eq]=${products.wedding}&${fields}`,
    );
    const prices = (product?.product_variants ?? []).map((variant) => Number(variant.price_brutto));
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    expect(lowest).toBeLessThan(highest);
    const highestVariant = product?.product_variants.find(({ price_brutto }) => Number(price_brutto) === highest);
    const address = `${site.url}/shop/anfrage?form=request&piece=${product?.id}`;
    const readPrice = async (url: string) => /product-form__price">([^<]*)</.exec(await readWithDetails(url))?.[1];
    expect(await readPrice(address)).toBe(`ab ${formatPrice(lowest * 100, 'de')}`);
    expect(await readPrice(`${address}&variant=${highestVariant?.id}`)).toBe(formatPrice(highest * 100, 'de'));
  });

  test('keeps the size from its address while the CMS is unavailable', async () => {
    const { address, variant } = await findReservation(products.kinds);
    proxy.fault.isCut = true;
    expect(await readHtml(address)).toMatch(new RegExp(`<input type="hidden" name="variant" value="${variant}"`));
  });

  test.each([
    ['is there', 'anna@muster.example', 'Das ist gerade zu haben.'],
    ['is there, from a faulty address', 'anna', 'Das ist gerade zu haben.'],
    ['is gone', 'anna@muster.example', 'Dieses Stück ist nicht mehr in unserem Angebot.'],
  ])('answers a back-in-stock request at once for a product that %s', async (what, email, said) => {
    const product = what === 'is gone' ? 2_000_000_000 : (await findPiece(products.plain)).id;
    const answer = await send('/api/stock-alert', { form: { product, email, language: 'de' } });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(said);
  });
});
