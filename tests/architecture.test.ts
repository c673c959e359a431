import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

/** From the roof to the ground: a room may use what stands after it, never what stands before or beside it. */
const floors = [
  ['pages'],
  ['shell'],
  ['checkout'],
  ['cart'],
  ['catalog', 'rings'],
  ['consent', 'contact'],
  ['content'],
  ['orders', 'offline'],
  ['ui', 'i18n', 'directus'],
  ['base'],
];
/** Ways past the floors that are part of the plan. */
const passages = new Set(['ui → i18n', 'directus → i18n', 'shell → offline', 'catalog → orders', 'checkout → orders']);
/** The edge around the site may read, order and take messages, and speaks the languages of the site. */
const edge = new Set(['directus', 'orders', 'contact', 'content', 'catalog', 'i18n', 'base']);

const files = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.startsWith('styled-system') && !file.includes('.generated.'))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

const rooms = files.filter(({ file }) => file.includes('/'));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

type Import = { file: string; from: string; to: string; target: string };

const imports: Import[] = rooms
  .filter(({ file }) => !isTest(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => {
      const target = relative(src, resolve(src, dirname(file), path ?? ''));
      return {
        file,
        from: file.split('/')[0] ?? '',
        to: target.includes('/') ? (target.split('/')[0] ?? '') : '',
        target,
      };
    }),
  );

const floorOf = (room: string) => floors.findIndex((floor) => floor.includes(room));

function isAllowed({ from, to }: Import): boolean {
  if (to === '' || to === from || to === 'styled-system') return true;
  if (from === 'server') return edge.has(to);
  if (to === 'server') return false;
  return floorOf(to) > floorOf(from) || passages.has(`${from} → ${to}`);
}

/** What a row looks like is no question to anybody. */
const isRowType = (target: string) => target === 'directus/rows.generated.ts';

describe('the house', () => {
  test('has only rooms of the plan', () => {
    const known = new Set([...floors.flat(), 'server']);
    expect(
      [...new Set(rooms.map(({ file }) => file.split('/')[0]))].filter((room) => room && !known.has(room)),
    ).toEqual([]);
  });

  test('is built from the roof down: no room uses one above or beside it', () => {
    expect(imports.filter((one) => !isAllowed(one)).map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
  });

  test('asks the content system in *-queries.ts only', () => {
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

  test('keeps queries out of pages', () => {
    expect(imports.filter(({ from, target }) => from === 'pages' && /-queries\.ts$/.test(target))).toEqual([]);
  });
});

describe('a file’s name', () => {
  const startsWith = (text: string, line: string) => text.startsWith(`'use client';`) === (line === 'use client');

  test('says that it hydrates', () => {
    const wrong = files.filter(({ file, text }) => !startsWith(text, /\.client\.tsx?$/.test(file) ? 'use client' : ''));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test.each([
    ['-queries.ts', "import 'server-only';"],
    ['-store.ts', "import 'client-only';"],
  ])('ending in %s says where it runs', (ending, line) => {
    const wrong = files.filter(({ file, text }) => file.endsWith(ending) && !text.startsWith(line));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('is in kebab-case and has a home that says what it is', () => {
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

  test('is no barrel', () => {
    expect(files.filter(({ file }) => /^index\.tsx?$/.test(basename(file))).map(({ file }) => file)).toEqual([]);
  });
});

test('every store knows what the server drew of it', () => {
  const own = files.filter(({ file, text }) => file !== 'base/store.ts' && /\bproxy\b.*'valtio/.test(text));
  expect(own.map(({ file }) => file)).toEqual([]);
});

test('every test of a page fails where React finds another page than it was sent', () => {
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
