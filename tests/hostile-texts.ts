/** Hostile input for forms, typed or sent by programs. */

/** Markup that records that it was executed. */
export const liveMarkup = '<img src=x onerror="window.ran=1"><svg/onload=window.ran=1><script>window.ran=1</script>';

export const hostileTexts: [string, string][] = [
  ['a header behind a line break', 'Eve\r\nBcc: all@example.org\r\n\r\nBuy'],
  ['a bare line feed', 'Eve\nBcc: all@example.org'],
  ['a bare carriage return', 'Eve\rBcc: all@example.org'],
  ['Unicode line ends', 'Eve\u2028Bcc: x@example.org\u2029Cc: y@example.org\u0085X: z'],
  ['markup', liveMarkup],
  ['markup that closes what it stands in', `"></textarea></form></script>${liveMarkup}`],
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

/** Values of another type than a field has. */
export const wrongTypes: readonly unknown[] = [
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
];
