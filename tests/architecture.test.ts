import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** From the top layer to the bottom one: a folder may import from layers below its own, never from above or beside it. */
const layers = [
  // What the entries compose: they may import anything.
  ['routing/map', 'boot'],
  ['pages'],
  ['shell'],
  ['orders/order-page'],
  ['checkout'],
  ['cart'],
  ['catalog', 'rings', 'orders/withdrawal'],
  ['consent', 'contact'],
  ['content', 'boundaries'],
  ['orders', 'offline'],
  ['ui', 'i18n', 'directus', 'routing'],
  ['base'],
];
const folders = [...layers.flat(), 'server'];
/** Imports beside a layer's own that are part of the plan. */
const exceptions = new Set(['ui → i18n', 'directus → i18n', 'routing → i18n', 'ui → routing', 'i18n → routing']);
/** The HTTP edge around the site reads, takes orders and messages, and speaks the languages of the site. */
const edgeImports = new Set([
  'boundaries',
  'directus',
  'orders',
  'orders/withdrawal',
  'contact',
  'content',
  'catalog',
  'rings',
  'i18n',
  'base',
  'routing',
]);

const files = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.startsWith('styled-system') && !file.includes('.generated.'))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The folder of the plan that a file lies in: the longest that fits. */
function folderOf(file: string): string {
  const parts = dirname(file).split('/');
  const nested = parts.slice(0, 2).join('/');
  return folders.includes(nested) ? nested : (parts[0] ?? '');
}

type Import = { file: string; from: string; to: string; target: string };

const imports: Import[] = files
  .filter(({ file }) => !isTest(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => {
      const target = relative(src, resolve(src, dirname(file), path ?? ''));
      return { file, from: folderOf(file), to: folderOf(target), target };
    }),
  );

const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));

function isAllowed({ from, to }: Import): boolean {
  if (to === from || to === 'styled-system' || from === '.' || from === 'routing/map') return true;
  if (from === 'server') return edgeImports.has(to);
  if (to === 'server') return false;
  return layerOf(to) > layerOf(from) || exceptions.has(`${from} → ${to}`);
}

/** Row types make no call. */
const isRowType = (target: string) => target === 'directus/rows.generated.ts';

describe('the layers', () => {
  test('hold every file but Waku’s own entry', () => {
    const outside = files.filter(({ file }) => !folders.includes(folderOf(file)));
    expect(outside.map(({ file }) => file)).toEqual(['waku.server.tsx']);
  });

  test('import from below only', () => {
    expect(imports.filter((one) => !isAllowed(one)).map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test('import the CMS client in *-queries.ts only', () => {
    const others = imports.filter(
      ({ file, from, to, target }) =>
        to === 'directus' &&
        !isRowType(target) &&
        from !== 'directus' &&
        from !== 'server' &&
        !/-queries\.ts$/.test(file),
    );
    expect(others.map(({ file }) => file)).toEqual([]);
  });

  test('keep queries out of pages', () => {
    expect(imports.filter(({ from, target }) => from === 'pages' && /-queries\.ts$/.test(target))).toEqual([]);
  });
});

test('no modules import each other in a cycle, not even types', () => {
  const root = resolve(src, '..');
  const all = globSync('{src,cms,demo,scripts,tests,bench}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|styled-system|\.vitrine/.test(path),
  });
  const graph = new Map(
    all.map((file) => [
      file,
      [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export)\b[^'"(]*?'(\.[^']+)'/gm)].map(
        ([, path]) => relative(root, resolve(root, dirname(file), path ?? '')),
      ),
    ]),
  );
  const done = new Set<string>();
  const findCycle = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = findCycle(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  expect(all.length).toBeGreaterThan(1000);
  expect(all.map((file) => findCycle(file, [])).find((cycle) => cycle)).toBeUndefined();
});

describe('a file name', () => {
  const startsWith = (text: string, line: string) => text.startsWith(`'use client';`) === (line === 'use client');

  test('marks a module that hydrates', () => {
    const wrong = files.filter(({ file, text }) => !startsWith(text, /\.client\.tsx?$/.test(file) ? 'use client' : ''));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['-queries.ts', "import 'server-only';"],
    ['-store.ts', "import 'client-only';"],
    ['.element.ts', "import 'client-only';"],
  ])('ending in %s marks where the module runs', (ending, line) => {
    const wrong = files.filter(({ file, text }) => file.endsWith(ending) && !text.startsWith(line));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('ending in .element.ts marks a custom element, which runs without React and is defined on every page', () => {
    const isElement = (file: string) => file.endsWith('.element.ts');
    const targets = (file: string) => imports.filter((one) => one.file === file).map(({ target }) => target);
    const reached = new Set(files.map(({ file }) => file).filter(isElement));
    // What starts React leads to it, and is the only one.
    for (const file of reached)
      if (file !== 'boot/react-start.ts') for (const target of targets(file)) reached.add(target);
    const ofReact = files.filter(({ file, text }) => reached.has(file) && /from '(?:react|waku)\b/.test(text));
    expect(ofReact.map(({ file }) => file)).toEqual([]);
    expect(targets('boot/boot.ts').filter(isElement).sort()).toEqual(
      files
        .map(({ file }) => file)
        .filter(isElement)
        .sort(),
    );
  });

  test('is in kebab-case and its folder has a descriptive name', () => {
    const odd = files.filter(({ file }) =>
      file
        .split('/')
        .some(
          (part) =>
            !/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(part) || /^(lib|utils|helpers|common|types|hooks)$/.test(part),
        ),
    );
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  test('is not a barrel', () => {
    expect(files.filter(({ file }) => /^index\.tsx?$/.test(basename(file))).map(({ file }) => file)).toEqual([]);
  });
});

test('only the seed step and tests import the demo, so that a checkout works without it', () => {
  const root = join(src, '..');
  const sources = ['src', 'cms', 'scripts', 'bench']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: ['**/node_modules/**'] }))
    .filter((file) => !isTest(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const users = sources.filter(({ text }) => /['`](?:\.\.\/)+demo\//.test(text)).map(({ file }) => file);
  expect(users.sort()).toEqual(['cms/seed/demo-variants.ts', 'cms/seed/picture-worker.ts', 'cms/seed/seed-demo.ts']);
  const bound = sources.filter(({ text }) => /\bfrom '[^']*\/seed-demo\.ts'/.test(text));
  expect(bound.map(({ file }) => file)).toEqual([]);
});

test('every store has a server snapshot', () => {
  const own = files.filter(({ file, text }) => file !== 'base/store.ts' && /\bproxy\b.*'valtio/.test(text));
  expect(own.map(({ file }) => file)).toEqual([]);
});

test('modules with mocks are loaded for their test file alone, since the files share theirs', () => {
  const mocking = files.filter(({ file, text }) => isTest(file) && /\bvi\.(?:do)?[mM]ock\(/.test(text));
  const leaking = mocking.filter(({ text }) => {
    const resets = text.match(/\bresetModules\(\)/g) ?? [];
    const isLeft = !/\bafterAll\([^;]+resetModules\(\)/.test(text);
    // What is imported before is not reset.
    return resets.length < 2 || isLeft || !/await import\('\.\.?\//.test(text);
  });
  expect(mocking.length).toBeGreaterThan(0);
  expect(leaking.map(({ file }) => file)).toEqual([]);
});

test('promisify is called at the top level alone, since each function that it makes has a hidden class of its own', () => {
  const calls = files
    .filter(({ file }) => !isTest(file))
    .flatMap(({ text }) => text.match(/^.*\bpromisify\s*[<(].*$/gm) ?? []);
  expect(calls).not.toEqual([]);
  expect(calls.filter((line) => !/^(?:export )?const \w+(?:: [^=]+)? = promisify[<(]/.test(line))).toEqual([]);
});

test('every browser test fails on a hydration mismatch', () => {
  const specs = globSync('e2e/*.spec.ts', { cwd: import.meta.dirname });
  const unwatched = specs.filter((file) =>
    /^import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/m.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(specs.length).toBeGreaterThan(30);
  expect(unwatched).toEqual([]);
});

test('no file is longer than 200 lines', () => {
  const long = files.filter(({ file, text }) => !isTest(file) && text.split('\n').length > 201);
  expect(long.map(({ file }) => file)).toEqual([]);
});
