import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Lint rules switched off in all of the code. Mend the code rather than raise this. */
const maxIgnores = 4;
/** Casts in all production code, each beside the check or the reason that proves it. Narrow a type rather than raise this. */
const maxCasts = 20;

const readFiles = (folders: string) =>
  globSync(`{${folders}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|styled-system|\.vitrine|\.generated\./.test(path),
  }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('few lint rules are ignored, each with a reason, and none in the configuration', () => {
  const lines = readFiles('src,cms,scripts,demo,bench,tests').flatMap(({ file, text }) =>
    [...text.matchAll(/^.*\/[/*]\s*(?:biome-ignore|@ts-)\S*(.*)$/gm)].map(([, rest = '']) => `${file}:${rest}`),
  );
  expect(lines.filter((line) => !/: \S+ \S+/.test(line))).toEqual([]);
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(maxIgnores);
  expect(JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))).not.toHaveProperty('overrides');
});

test('few values are cast in production code', () => {
  const files = readFiles('src,cms,scripts,demo').filter(({ file }) => !/(?:\.test|-fixture)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const casts = files.flatMap(({ file, text }) => findCasts(text, file).map((cast) => `${file}: ${cast}`));
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(maxCasts);
});

test.each([
  ['const one = two as Three;', ['two as Three']],
  ['const one = <Three>two;', ['<Three>two']],
  ['const one = two as unknown as Three;', ['two as unknown as Three', 'two as unknown']],
  ["const one = [two] as const satisfies Three; import { one as two } from './three.ts';", []],
])('a cast is told from a constant, a check and a renamed import: %s', (text, casts) => {
  expect(findCasts(text, 'one.ts')).toEqual(casts);
});

/** The type assertions of a TypeScript file, without `as const`. */
function findCasts(text: string, file: string): string[] {
  const isTsx = file.endsWith('x');
  // Elements of JSX look like assertions in angle brackets, which TSX does not have; comments have the word in prose.
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  if (!/\bas (?!const\b)/.test(code) && (isTsx || !/<\w[^>]*>\s*[\w([{]/.test(code))) return [];
  const casts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, typeAnnotation, start, end }: AstNode = node;
    if ((type === 'TSAsExpression' || type === 'TSTypeAssertion') && !isConst(typeAnnotation)) {
      casts.push(text.slice(Number(start), Number(end)).replace(/\s+/g, ' '));
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(text, { lang: isTsx ? 'tsx' : 'ts' }));
  return casts;
}

/** The parts of a syntax node that are read here, of whatever kind the node is. */
type AstNode = {
  type?: unknown;
  typeAnnotation?: unknown;
  typeName?: unknown;
  name?: unknown;
  start?: unknown;
  end?: unknown;
};

function isConst(annotation: unknown): boolean {
  if (typeof annotation !== 'object' || annotation === null) return false;
  const { typeName }: AstNode = annotation;
  if (typeof typeName !== 'object' || typeName === null) return false;
  const { name }: AstNode = typeName;
  return name === 'const';
}
