/** Block YAML for plain data. Strings are quoted as in JSON, which YAML understands. */
export function toYaml(value: unknown): string {
  return `${write(value, '').trimStart()}\n`;
}

function write(value: unknown, indent: string): string {
  if (Array.isArray(value)) return value.length === 0 ? ' []' : value.map((item) => writeItem(item, indent)).join('');
  if (typeof value === 'object' && value !== null) return writeEntries(value, indent);
  return ` ${JSON.stringify(value)}`;
}

function writeItem(item: unknown, indent: string): string {
  return `\n${indent}-${writeInline(write(item, `${indent}  `), `${indent}  `)}`;
}

/** The first entry of a mapping is on the line of its dash. */
function writeInline(text: string, indent: string): string {
  return text.startsWith(`\n${indent}`) ? ` ${text.slice(1 + indent.length)}` : text;
}

function writeEntries(value: object, indent: string): string {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) return ' {}';
  return entries.map(([key, entry]) => `\n${indent}${writeKey(key)}:${write(entry, `${indent}  `)}`).join('');
}

function writeKey(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) && !wordsOfOldYaml.test(key) ? key : JSON.stringify(key);
}

/** Parsed as booleans by YAML 1.1. */
const wordsOfOldYaml = /^(?:y|n|yes|no|on|off|true|false|null)$/i;
