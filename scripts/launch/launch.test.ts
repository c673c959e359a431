import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from './launch.mjs';

const root = resolve(import.meta.dirname, '../..');

const copied = [
  ...['package.json', 'package-lock.json', 'cms/package-lock.json'],
  ...['scripts/vitrine.mjs', 'scripts/launch/launch.mjs', 'scripts/launch/packages.mjs', 'scripts/launch/ports.mjs'],
  ...['scripts/launch/compiled-modules.mjs', 'scripts/launch/failure.mjs', 'scripts/launch/progress.mjs'],
];

type Scene = {
  /** Programs on the PATH. */
  tools?: readonly string[];
  environment?: NodeJS.ProcessEnv;
  /** Whether Directus's packages are there already. */
  hasDirectus?: boolean;
};

/** Starts `npm run build` on a machine for which no native module is prebuilt, with an npm that installs nothing. */
async function launch({ tools = [], environment = {}, hasDirectus = false }: Scene) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  for (const name of copied) cpSync(join(root, name), at(name));
  mkdirSync(at('bin'));
  for (const name of tools) writeFileSync(at(`bin/${name}`), '');
  writeFileSync(
    at('npm.js'),
    "import { writeFileSync } from 'node:fs'; writeFileSync('npm-was-here', ''); process.exit(1);",
  );
  writeFileSync(
    at('machine.mjs'),
    `
    import { mkdirSync, writeFileSync } from 'node:fs';
    Object.defineProperty(process, 'arch', { value: 'riscv64' });
    const { getStamp } = await import('./scripts/launch/packages.mjs');
    mkdirSync('cms/node_modules');
    if (${hasDirectus}) writeFileSync('cms/node_modules/.vitrine', getStamp('cms', { binary: '' }));
    `,
  );
  const { CONTENT_API_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', at('machine.mjs'), 'scripts/vitrine.mjs', 'build'], {
    cwd: folder,
    env: { ...inherited, PATH: at('bin'), npm_execpath: at('npm.js'), ...environment },
  });
  const [, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { errors, isInstalling: existsSync(at('npm-was-here')) };
}

test('a missing compiler is reported before anything is installed', async () => {
  const { errors, isInstalling } = await launch({ tools: ['make', 'apt-get'] });
  expect(errors).toContain('python3 and g++ are missing');
  expect(errors).toContain('sudo apt-get install python3 make g++');
  expect(isInstalling).toBe(false);
});

test.each<[string, Scene]>([
  ['there is a compiler', { tools: ['python3', 'make', 'g++'] }],
  ['Directus is installed already', { hasDirectus: true }],
  ['Directus runs elsewhere', { environment: { CONTENT_API_URL: 'https://cms.example' } }],
])('the storefront is installed when %s', async (_, scene) => {
  const { errors, isInstalling } = await launch(scene);
  expect(errors).toContain('npm could not install the storefront');
  expect(isInstalling).toBe(true);
});

test('each script of the package is a command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const called = Object.values<string>(scripts).map((script) => script.split(' ').at(-1) ?? '');
  expect(commands.toSorted()).toEqual(called.toSorted());
});
