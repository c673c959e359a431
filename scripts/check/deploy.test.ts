import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { memorySettings } from '../../src/server/workers/worker-count.ts';
import { findProgram } from '../find-program.ts';
import { readJson } from '../read-json.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const units = globSync('*.service', { cwd: folder });
const dockerfiles = globSync('*.Dockerfile', { cwd: folder });
const compose = read('compose.yaml');

/** Folders that a build makes. */
const made = ['dist', 'node_modules'];

/** Everything that says which variables there are: the code that reads them, and the tables of Directus's own. */
const sources = [
  'src/base/environment.ts',
  'scripts/*.ts',
  'scripts/launch/*.mjs',
  'cms/*.ts',
  'README.md',
  'docs/operations.md',
  'docs/selling.md',
]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Read by programs that are not ours. */
const foreign =
  /^(?:NODE_ENV|DB_(?:HOST|PORT|DATABASE|USER|PASSWORD)|SYNCHRONIZATION_STORE|REDIS|NODE_OPTIONS|MALLOC_\w+)$/;

function findUnknown(names: string[]) {
  return names.filter((name) => !foreign.test(name) && !new RegExp(`\\b${name}\\b`).test(sources));
}

/** The block of a service in compose.yaml, without its name. */
function getService(name: string) {
  const [, block] = new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose) ?? [];
  if (!block) throw new Error(`compose.yaml has no service ${name}.`);
  return block;
}

function getVariables(service: string) {
  const [, block = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(getService(service)) ?? [];
  return Array.from(block.matchAll(/^ {6}(\w+):/gm), ([, name = '']) => name);
}

/** The instructions of a Dockerfile; continued lines are joined. */
function getInstructions(file: string) {
  const lines = read(file)
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.filter(Boolean).map((line) => {
    const [name = '', ...words] = line.split(' ');
    return { name, words };
  });
}

function isIgnored(path: string) {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
}

describe.each(dockerfiles)('%s', (file) => {
  const instructions = getInstructions(file);
  const lastStage = instructions.slice(instructions.map(({ name }) => name).lastIndexOf('FROM'));
  const get = (name: string) => lastStage.filter((one) => one.name === name);

  it('begins with the Node that npm brings along elsewhere', () => {
    const manifest = v.object({ optionalDependencies: v.record(v.string(), v.string()) });
    const [version] = Object.values(readJson(join(root, 'package.json'), manifest).optionalDependencies);
    const images = instructions.filter(({ name }) => name === 'FROM').map(({ words: [image] }) => image);
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  it('runs as a user without rights, with a health check', () => {
    expect(get('USER').map(({ words }) => words)).toEqual([['node']]);
    expect(get('HEALTHCHECK')).toHaveLength(1);
    expect(lastStage.slice(lastStage.findIndex(({ name }) => name === 'USER')).map(({ name }) => name)).not.toContain(
      'RUN',
    );
  });

  it('copies what exists and is in the context', () => {
    const sources = get('COPY').flatMap(({ words }) => words.slice(1, -1).map((path) => path.replace('/site/', '')));
    expect(sources.length).toBeGreaterThan(0);
    const missing = sources.filter(
      (path) => !made.includes(path) && (!existsSync(join(root, path)) || isIgnored(path)),
    );
    expect(missing).toEqual([]);
  });

  it('sets variables that the code reads', () => {
    const names = get('ENV').flatMap(({ words }) => words.map((word) => word.split('=')[0] ?? ''));
    expect(names.length).toBeGreaterThan(0);
    expect(findUnknown(names)).toEqual([]);
  });
});

test('the image of the storefront starts with the memory that npm run site gives it', () => {
  const instructions = getInstructions('site.Dockerfile');
  const settings = instructions.flatMap(({ name, words }) => (name === 'ENV' ? words : []));
  expect(settings).toEqual(expect.arrayContaining(Object.entries(memorySettings).map((pair) => pair.join('='))));
  expect(settings.filter((word) => word.startsWith('NODE_OPTIONS='))).toEqual([]);
  const command = instructions.at(-1)?.words.join(' ') ?? '';
  expect(command).toContain('exec node --enable-source-maps $(node dist/heap-flags.js) dist/serve-node.js');
});

test('what the images are built from is in their context', () => {
  const files = globSync(
    ['src/**/*.*', 'scripts/**/*.*', 'cms/**/*.*', 'public/**/*.*', '*.json', '*.config.ts', '.npmrc'],
    {
      cwd: root,
      exclude: (path) => /(?:^|\/)node_modules$|^cms\/(?:data|backups)|styled-system$|public\/fonts$/.test(path),
    },
  );
  // The lock of the data folder lies beside it while a Directus runs.
  const code = files.filter((file) => !/\.test\.tsx?$|^cms\/data[^/]*\.lock/.test(file));
  expect(code.length).toBeGreaterThan(500);
  expect(code.filter(isIgnored)).toEqual([]);
  expect(
    ['.git/config', 'cms/data/secrets.json', 'deploy/.env', 'cms/node_modules/directus'].filter(isIgnored),
  ).toHaveLength(4);
});

describe('compose.yaml', () => {
  const services = Array.from(compose.matchAll(/^ {2}(\w+):\n {4}<<: \*service$/gm), ([, name = '']) => name);

  it('gives every service a read-only root and takes its rights away', () => {
    const [, names = ''] = /^services:\n([\s\S]*?)^networks:/m.exec(compose) ?? [];
    expect(services).toEqual(Array.from(names.matchAll(/^ {2}(\w+):$/gm), ([, name]) => name));
    expect(compose).toMatch(
      /^ {2}read_only: true\n[\s\S]*cap_drop: \[ALL\]\n {2}security_opt: \["no-new-privileges:true"\]$/m,
    );
  });

  it('names each image with its whole version', () => {
    const images = Array.from(compose.matchAll(/image: (\S+)/g), ([, image]) => image);
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(?:\.\d+)?-[a-z]+$/);
  });

  it('sets variables that the code reads', () => {
    expect(getVariables('site').length).toBeGreaterThan(8);
    expect(findUnknown([...getVariables('site'), ...getVariables('cms')])).toEqual([]);
  });

  it('takes from deploy/.env what the example names', () => {
    const used = Array.from(compose.matchAll(/\$\{(\w+)/g), ([, name]) => name);
    const named = Array.from(read('compose.env.example').matchAll(/^(\w+)=/gm), ([, name]) => name);
    expect(new Set(used)).toEqual(new Set(named));
  });

  it('gives Caddy the variables of the Caddyfile', () => {
    const used = Array.from(read('Caddyfile').matchAll(/\{\$(\w+):/g), ([, name]) => name);
    expect(getVariables('caddy')).toEqual(expect.arrayContaining(used));
  });

  it('lets the proxy alone say who a visitor is', () => {
    const [, address] = /ipv4_address: (\S+)/.exec(getService('caddy')) ?? [];
    expect(getService('site')).toContain(`TRUSTED_PROXY: ${address}\n`);
    expect(getService('cms')).toContain(`IP_TRUST_PROXY: ${address}\n`);
    expect(services.filter((name) => /^ {4}ports:/m.test(getService(name)))).toEqual(['caddy']);
  });
});

describe.each(units)('%s', (unit) => {
  const text = read(unit);

  it('runs a command that exists, as its own user, with variables that the code reads', () => {
    const [, command = ''] = /^ExecStart=\/usr\/local\/bin\/node scripts\/vitrine\.mjs (\w+)/m.exec(text) ?? [];
    expect(existsSync(join(root, 'scripts', `${command}.ts`))).toBe(true);
    expect(text).toMatch(/^User=vitrine$/m);
    const variables = Array.from(text.matchAll(/^Environment=(\w+)=/gm), ([, name = '']) => name);
    expect(variables).toContain('CMS_DATA');
    expect(findUnknown(variables)).toEqual([]);
  });

  it('may write its own folders only', () => {
    for (const line of [
      'NoNewPrivileges=true',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'StateDirectory=vitrine',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^MemoryMax=\d/m);
    const paths = Array.from(text.matchAll(/^ReadWritePaths=(.+)$/gm), ([, list = '']) => list.split(' ')).flat();
    expect(paths.filter((path) => !/^\/opt\/vitrine\/current\/(?:dist|\.vitrine)$/.test(path))).toEqual([]);
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd accepts the units', () => {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-units-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const names = [...units, ...globSync('*.timer', { cwd: folder })];
  for (const name of names) {
    // A program that is missing here would be reported; this machine has its Node elsewhere.
    writeFileSync(
      join(copy, name),
      read(name).replaceAll(/\/usr\/(?:local\/)?bin\/(?:node|find)\b/g, process.execPath),
    );
  }
  const { stdout, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', ...names.map((name) => join(copy, name))],
    {
      encoding: 'utf8',
    },
  );
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => names.some((name) => line.includes(name)));
  expect(complaints).toEqual([]);
});

test('browsers ask for the studio with TLS alone, as they do for the site', () => {
  const [, studio = ''] = /^\{\$STUDIO_HOST:.*\{\n((?:\t.*\n)+)\}$/m.exec(read('Caddyfile')) ?? [];
  const { 'strict-transport-security': told } = securityHeaders(true);
  expect(studio).toContain(`\theader Strict-Transport-Security ${told}\n`);
});

/** The programs that read the files of `deploy/`, and what each is asked; `npm test` needs none of them. */
const readers = [
  { program: 'promtool', words: ['check', 'config', 'prometheus.yaml'] },
  { program: 'promtool', words: ['test', 'rules', 'alerts.test.yaml'] },
  { program: 'caddy', words: ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'] },
  { program: 'varnishd', words: ['-j', 'none', '-C', '-f', join(folder, 'vitrine.vcl')] },
];

for (const { program, words } of readers) {
  const found = findProgram(program);
  test.skipIf(!found)(`${program} accepts ${words.at(-1)}`, ({ skip }) => {
    const home = mkdtempSync(join(tmpdir(), 'vitrine-reader-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const options = { cwd: folder, env: { ...process.env, HOME: home }, encoding: 'utf8' as const };
    const { status, stdout, stderr } = spawnSync(found ?? '', words, options);
    // Debian has Varnish without the package varnish-modules, too.
    skip(stderr.includes('Could not find VMOD'));
    expect(status, stdout + stderr).toBe(0);
  });
}

test('the examples set variables that the code reads', () => {
  const names = Array.from(read('vitrine.env.example').matchAll(/^#?([A-Z_]+)=/gm), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(findUnknown(names)).toEqual([]);
});
