import { randomUUID } from 'node:crypto';
import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { cms, fillContact, findMessages, makeAddress, makeTyped, openFormsSite, send } from './forms-site.ts';

const { site } = openFormsSite();

/** Says of itself that it ran. */
const live = '<img src=x onerror="window.ran=1"><svg/onload=window.ran=1><script>window.ran=1</script>';

const texts: [string, string][] = [
  ['a header behind a line break', 'Eve\r\nBcc: all@example.org\r\n\r\nBuy'],
  ['a bare line feed', 'Eve\nBcc: all@example.org'],
  ['a bare carriage return', 'Eve\rBcc: all@example.org'],
  ['Unicode line ends', 'Eve\u2028Bcc: x@example.org\u2029Cc: y@example.org\u0085X: z'],
  ['markup', live],
  ['markup that closes what it stands in', `"></textarea></form></script>${live}`],
  ['an address that runs', 'javascript:window.ran=1'],
  ['a template', '{{constructor.constructor("return 1")()}} $\u007b7*7} <%= 7*7 %> #{7*7}'],
  ['SQL', "'; DROP TABLE contact_message; --"],
  ['SQL in numbers', '1 OR 1=1 UNION SELECT token FROM directus_users'],
  ['a filter', '{"_neq": null}'],
  ['a shell', '$(id) `id` | id; id && id'],
  ['a path', '../../../../etc/passwd'],
  ['a zero byte', 'Eve\u0000.html'],
  ['bells and escapes', '\u0007\u001b[31mEve\u001b]0;x\u0007'],
  ['a turned direction', '\u202eevE moc.elpmaxe\u2066'],
  ['half a letter', 'Eve \ud800 \udfff'],
  ['an emoji family', '👩‍👩‍👧‍👦🏳️‍🌈'],
  ['letters upon letters', `Z${'\u0351'.repeat(300)}algo`],
  ['Chinese', '王小明'],
  ['Arabic', 'محمد بن سلمان'],
  ['Greek with accents in parts', 'Α\u0301ννα'],
  ['nothing', ''],
  ['blanks only', ' \t\u00a0\u3000 '],
  ['nothing to see', '\u200b\u200c\u200d\ufeff'],
  ['something very long', 'ß'.repeat(6_000)],
  ['one very long word of a mail', `${'a'.repeat(300)}@${'b'.repeat(300)}.example`],
  ['a name of the language', '__proto__'],
  ['another one', 'constructor'],
  ['a format', '%s%s%n%x'],
  ['percent signs', '%00%0d%0aBcc:%20x@example.org'],
  ['an encoded word', '=?utf-8?B?RXZlDQpCY2M6IHhAZXhhbXBsZS5vcmc=?='],
  ['a dollar sign of the wire format', '$L1 $undefined $@1'],
  ['a replacement pattern', "$& $1 $` $'"],
];

const plain = { name: 'Eve', email: 'eve@muster.example', message: 'Guten Tag', privacy: 'on', language: 'de' };

type Attack = { what: string; path: string; type: string; body: string | Buffer };

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

const inFields = texts.flatMap(([what, text]) =>
  (['name', 'email', 'message'] as const).flatMap((field) => [
    contact(`${what} as ${field}`, form, String(new URLSearchParams({ ...plain, [field]: text.toWellFormed() }))),
    contact(`${what} as ${field} in JSON`, json, JSON.stringify({ ...plain, privacy: true, [field]: text })),
  ]),
);

const wrongTypes = [
  null,
  0,
  -1,
  1e308,
  true,
  false,
  [],
  ['Eve'],
  [['Eve']],
  {},
  { toString: 'Eve' },
  { length: 5 },
].flatMap((value) => [
  ...['name', 'email', 'message', 'privacy', 'language', 'id', 'subject'].map((field) =>
    contact(`${JSON.stringify(value)} as ${field}`, json, JSON.stringify({ ...plain, [field]: value })),
  ),
]);

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
  contact('bytes that are no text', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  contact('broken percent signs', form, 'name=%&email=%E0%A4%A&message=%ZZ%FF%FE&privacy=on'),
  contact('UTF-16 by mistake', form, Buffer.from('name=Eve', 'utf16le')),
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

const attacks = [...inFields, ...wrongTypes, ...broken];

function contact(what: string, type: string, body: string | Buffer): Attack {
  return { what, path: '/api/contact', type, body };
}

test('there are enough of them', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(200);
});

for (const [number, group] of inGroups(attacks, 40).entries()) {
  test(`hostile input gets a clear answer, group ${number + 1}`, async ({ request, page }) => {
    for (const { what, path, type, body } of group) {
      const headers = { 'content-type': type, 'x-forwarded-for': makeAddress() };
      const response = await request.post(site().url + path, { headers, data: body, maxRedirects: 0 });
      expect([200, 303, 400, 410, 413, 415, 422], `${what}: ${response.status()}`).toContain(response.status());
      await expectClear(response, what);
      if (response.status() === 422 && response.headers()['content-type']?.startsWith('text/html')) {
        await expectQuiet(page, await response.text(), what);
      }
    }
    expect(site().readLog()).not.toMatch(/"level":"error"/);
  });
}

/** Whatever it is, it is said in words, and not in those of a program. */
async function expectClear(response: APIResponse, what: string): Promise<void> {
  if (response.status() === 303) return;
  const text = await response.text();
  expect(text, what).not.toMatch(/\bat \w+ \(|node_modules|valibot|Directus|SyntaxError|TypeError/);
  if (!response.headers()['content-type']?.startsWith(json)) {
    expect(text, what).toMatch(/<h1[^>]*>[^<]{3,}/);
    return;
  }
  const answer = JSON.parse(text) as { status: string; message?: string };
  if (answer.status !== 'ok') expect(answer.message?.length, what).toBeGreaterThan(10);
}

/** Shows it to a browser that may run everything. */
async function expectQuiet(page: Page, html: string, what: string): Promise<void> {
  expect(html, what).not.toMatch(/<script/i);
  await page.setContent(html.replace(/<link[^>]*>/g, ''));
  expect(await page.evaluate(() => 'ran' in window), what).toBe(false);
}

function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

test('what is strange but nobody’s fault reaches the shop as it was meant', async ({ request }) => {
  const email = `eve.${randomUUID()}@muster.example`;
  const fields = { ...plain, email, name: 'Zoë\r\nBcc: x@example.org\u2028王', message: `Guten\r\nTag ${live}` };
  const response = await request.post(`${site().url}/api/contact`, {
    form: fields,
    headers: { 'x-forwarded-for': makeAddress() },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(await findMessages(email)).toMatchObject([
    { name: 'Zoë Bcc: x@example.org 王', message: `Guten\nTag ${live}`, status: 'new' },
  ]);
});

test('a program that fills in everything is thanked, and its message marked as spam', async ({ request }) => {
  const email = `bot.${randomUUID()}@muster.example`;
  const headers = { 'x-forwarded-for': makeAddress() };
  const fields = { ...plain, email, subject: 'Rich' };
  const response = await request.post(`${site().url}/api/contact`, { form: fields, headers, maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([303, '/danke']);
  expect(await findMessages(email)).toMatchObject([{ status: 'spam' }]);
  await request.post(`${site().url}/api/newsletter`, { form: fields, headers });
  expect(await cms.get(`/items/newsletter_subscriber?filter[email][_eq]=${email}`)).toEqual([]);
});

for (const [language, words] of [
  ['en', 'Your message is too long'],
  ['fr', 'Votre message est trop long'],
] as const) {
  test(`more than 64 kB are refused in words in ${language}`, async ({ request }) => {
    const headers = { referer: `${site().url}/${language}/contact`, 'x-forwarded-for': makeAddress() };
    const asPage = await request.post(`${site().url}/api/contact`, { headers, form: { message: 'a'.repeat(70_000) } });
    expect([asPage.status(), await asPage.text()]).toEqual([413, expect.stringContaining(words)]);
    const asJson = await request.post(`${site().url}/api/contact`, { headers, data: { message: 'a'.repeat(70_000) } });
    expect([asJson.status(), await asJson.json()]).toEqual([
      413,
      { status: 'failed', problem: 'unreadable', message: expect.stringContaining(words), errors: {} },
    ]);
  });
}

test('a form that another site sends is refused', async ({ request }) => {
  const headers = { origin: 'https://evil.example', 'x-forwarded-for': makeAddress() };
  expect((await request.post(`${site().url}/api/contact`, { form: plain, headers })).status()).toBe(403);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('nothing that a visitor wrote is in an address or in the log', async ({ page }) => {
      const typed = makeTyped({ name: `Kanari ${randomUUID()}` });
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.goto(`${site().url}/kontakt`);
      await fillContact(page, { ...typed, email: 'kanari@muster' });
      await send(page, 'de');
      await expect(page.locator('#contact-email-error')).not.toBeEmpty();
      await fillContact(page, typed);
      await send(page, 'de');
      await expect(page).toHaveURL(`${site().url}/danke`);
      await page.goto(`${site().url}/newsletter/bestaetigen?token=kanari-token-${'x'.repeat(30)}`);
      await page.getByRole('button', { name: 'Ja, ich möchte' }).click();
      await expect(page.getByRole('main')).toContainText('gilt nicht mehr');
      const told = [...addresses.filter((address) => !address.includes('/newsletter/bestaetigen?')), site().readLog()];
      expect(site().readLog()).toContain('"path":"/api/contact"');
      for (const canary of [
        typed.name,
        typed.email,
        typed.message,
        encodeURIComponent(typed.email),
        'kanari',
        'Kanari',
      ]) {
        expect(told.filter((text) => text.includes(canary))).toEqual([]);
      }
    });
  });
}
