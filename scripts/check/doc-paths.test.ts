import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const documents = ['README.md', 'CHANGELOG.md', ...globSync(['docs/*.md', 'src/**/README.md'], { cwd: root })];

/** Folders that exist where the shop runs, not in the repository. */
const runtimeData = /^cms\/(?:data|backups)(?:\/|$)/;

const withoutFences = (text: string) => text.replaceAll(/^```[^`]*^```$/gm, '');

const anchorsByText = new Map<string, Set<string>>();

/** The anchors that GitHub gives the headings of a document. */
function listAnchors(text: string): Set<string> {
  const anchors = anchorsByText.get(text) ?? findAnchors(text);
  anchorsByText.set(text, anchors);
  return anchors;
}

function findAnchors(text: string): Set<string> {
  const headings = Array.from(withoutFences(text).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(headings);
}

const isInstalled = (path: string) => path.includes('node_modules');

/** A path with braces or asterisks needs one file at least; `…` stands for names that are left out. */
function existsPath(path: string) {
  const pattern = path.replace(',…', '');
  return /[*{]/.test(pattern)
    ? globSync(pattern, { cwd: root, exclude: isInstalled }).length > 0
    : existsSync(join(root, pattern));
}

/** Paths in code spans that begin with a folder of the repository. */
function findMissingPaths(text: string) {
  const paths = Array.from(
    withoutFences(text).matchAll(/`((?:src|cms|demo|tests|scripts|bench|docs|deploy)\/[^`\s]*)`/g),
    ([, path = '']) => path,
  );
  return paths.filter((path) => !/[<>]/.test(path) && !runtimeData.test(path) && !existsPath(path));
}

/** Relative links whose file, or whose heading in that file, does not exist. */
function findBrokenLinks(document: string, text: string) {
  const targets = Array.from(withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? document : join(dirname(document), file);
    if (!existsSync(join(root, path))) return true;
    if (anchor === undefined) return false;
    return !listAnchors(file === '' ? text : readFileSync(join(root, path), 'utf8')).has(anchor);
  });
}

test.each(documents)('%s names paths and links that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  expect([...findMissingPaths(text), ...findBrokenLinks(document, text)]).toEqual([]);
});

test('docs/testing.md names integration and browser tests that exist', () => {
  const text = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const integration = Array.from(
    text.matchAll(/integration\/([a-z-]+)(?!\S*\*)/g),
    ([, name]) => `integration/${name}.test.ts`,
  );
  const specs = Array.from(text.matchAll(/[\w-]+\.spec\.ts/g), ([name]) => `e2e/**/${name}`);
  expect(integration.length).toBeGreaterThan(10);
  expect(
    [...integration, ...specs].filter((path) => globSync(path, { cwd: join(root, 'tests') }).length === 0),
  ).toEqual([]);
});

test('reports a path that does not exist, and accepts globs, braces and data folders', () => {
  const text = '`src/gone.ts`, `docs/*.md`, `cms/{gone,backup}.ts`, `cms/data/secrets.json`, `src/*.gone`, `npm test`';
  expect(findMissingPaths(text)).toEqual(['src/gone.ts', 'src/*.gone']);
});

test('reports a relative link without its file or heading, and leaves addresses alone', () => {
  const text =
    '# One thing: here\n[a](gone.md) [b](security.md) [c](#one-thing-here) [d](#gone) [e](https://example.org/x)';
  expect(findBrokenLinks('docs/security.md', text)).toEqual(['gone.md', '#gone']);
});

test('the contents of the decisions list every decision, in the order of the document', () => {
  const text = readFileSync(join(root, 'docs/decisions.md'), 'utf8');
  const decisions = Array.from(text.matchAll(/^## (\d{4}-\d\d-\d\d: .+)$/gm), ([, heading = '']) => heading);
  const entries = Array.from(text.matchAll(/^- \[.+\]\(#(\d{4}-.+)\)/gm), ([, anchor = '']) => anchor);
  expect(entries).toEqual([...listAnchors(decisions.map((heading) => `## ${heading}`).join('\n'))]);
});
