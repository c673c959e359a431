import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkSync } from 'recheck';
import { parseAst } from 'vite';

/** A regular expression of the code, with the place of its first use. */
export type Pattern = { source: string; flags: string; place: string };

/** Patterns that the code builds at runtime, each with an example. */
const built: Readonly<Record<string, readonly string[]>> = {
  'scripts/build/chunks.ts': ['(?:^|[/\\0])src/pages/product-page|(?:^|[/\\0])src/catalog/ratings/lazy'],
  'src/catalog/retrieval/number-words.ts': ['(tausend|hundert|tsd\\.|tsd)'],
  'src/content/addresses/select-addresses.ts': ['^[a-z0-9][a-z0-9_-]*$', '^(/[a-z0-9][a-z0-9_-]*)+$'],
  'src/orders/address-form.ts': ['^\\d{5}$'],
  'src/server/preview.ts': ['^(?:/vorschau|/en/preview|/fr/apercu)/([a-z]+/\\d+)$'],
};

/**
 * Patterns that are proven to be linear, saved since a proof takes up to seconds; `node scripts/check/patterns.ts
 * --keep` updates the file.
 */
const provenFile = join(import.meta.dirname, 'linear-patterns.json');
const timeoutMs = 60_000;

/** The parts of a syntax node that are read here, of whatever kind the node is. */
type AstNode = { type?: unknown; regex?: unknown; callee?: unknown; arguments?: unknown; start?: unknown };

/** All regular expressions in a TypeScript file, and how many it builds at runtime. */
export function findPatterns(text: string, file: string): { patterns: Pattern[]; built: number } {
  const patterns: Pattern[] = [];
  let count = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee, arguments: given, start }: AstNode = node;
    if (type === 'Literal' && isRegex(regex)) {
      const line = text.slice(0, Number(start)).split('\n').length;
      patterns.push({ source: regex.pattern, flags: regex.flags, place: `${file}:${line}` });
    }
    if ((type === 'NewExpression' || type === 'CallExpression') && isNamed(callee, 'RegExp') && given) count += 1;
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { patterns, built: count };
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

function isNamed(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === name;
}

/** Why a pattern is not proven to match in linear time; undefined for one that is. */
export function findWeakness({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  const found = checkSync(source, flags, { timeout: timeoutMs });
  if (found.status === 'safe') return undefined;
  if (found.status === 'vulnerable') return `takes ${found.complexity.summary} time`;
  return 'could not be proven to take linear time';
}

function readProven(): Set<string> {
  const proven: unknown = JSON.parse(readFileSync(provenFile, 'utf8'));
  if (!Array.isArray(proven)) throw new TypeError(`${provenFile} is no list.`);
  return new Set(proven.map(String));
}

const generated = new Set(['node_modules', 'styled-system', 'dist']);

/** The code that runs in the shop, in Directus and in the repository's own programs; no tests. */
export function listOwnFiles(root: string): string[] {
  const folders = ['src', 'cms', 'scripts'].map((folder) => `${folder}/**/*.{ts,tsx,js,mjs}`);
  return globSync(folders, { cwd: root, exclude: (path) => generated.has(basename(path)) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

/**
 * @returns a line for each pattern that may take too long, and for each file that builds patterns which are not listed
 */
function checkPatterns(shouldWrite: boolean): string[] {
  const root = join(import.meta.dirname, '../..');
  const violations: string[] = [];
  const found = new Map<string, Pattern>();
  for (const file of listOwnFiles(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    const { patterns, built: count } = findPatterns(text, file);
    const samples = (built[file] ?? []).map((source) => ({ source, flags: '', place: file }));
    if (count !== samples.length)
      violations.push(`${file}: puts together ${count} patterns; ${import.meta.filename} says which.`);
    for (const pattern of [...patterns, ...samples]) found.set(`/${pattern.source}/${pattern.flags}`, pattern);
  }
  const proven = readProven();
  const linear = [...found].filter(([name, pattern]) => {
    const weakness = proven.has(name) ? undefined : findWeakness(pattern);
    if (weakness)
      violations.push(`${pattern.place}: ${name} ${weakness}. Check the length first, and match by a linear one.`);
    return weakness === undefined;
  });
  const names = linear.map(([name]) => name).sort();
  if (shouldWrite) writeFileSync(provenFile, `${JSON.stringify(names, null, 2)}\n`);
  return violations;
}

if (import.meta.main) {
  // The other backends need a JVM or a platform-specific program.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const violations = checkPatterns(process.argv.includes('--keep'));
  for (const fault of violations) console.log(fault);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
