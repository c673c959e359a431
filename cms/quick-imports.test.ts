import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const hooks = join(import.meta.dirname, 'quick-imports.mjs');

/** What a script prints that imports from a package with these files. */
function run(files: Readonly<Record<string, string>>, script: string, args: readonly string[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'node_modules', 'pack', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  symlinkSync('c.js', join(folder, 'node_modules', 'pack', 'link.js'));
  writeFileSync(join(folder, 'script.mjs'), `${script}\nconsole.log(JSON.stringify(seen));`);
  const output = execFileSync(process.execPath, [...args, join(folder, 'script.mjs')], { encoding: 'utf8' });
  return JSON.parse(output);
}

const files = {
  'package.json': '{"name": "pack", "type": "module", "exports": "./a.js"}',
  'a.js': `import './b.js'; import './c.js'; import './link.js'; import './old/d.js'; import './old/e.js';
import { createRequire } from 'node:module';
globalThis.seen.push(createRequire(import.meta.url)('./old/f.js'));
globalThis.seen.push(await import('./missing.js').catch(({ code }) => code));
globalThis.seen.push(await import('./b.js?again').then(() => 'again'));`,
  'b.js': 'globalThis.seen.push(typeof require);',
  'c.js': 'globalThis.seen.push(import.meta.url.split("/").at(-1));',
  'old/package.json': '{"type": "commonjs"}',
  'old/d.js': 'globalThis.seen.push(typeof require); require("./f.js");',
  'old/e.js': 'globalThis.seen.push(typeof require); require("./f.js");',
  'old/f.js': 'globalThis.seen.push("f"); module.exports = "required";',
};

test('modules of both formats, links and missing files are imported as by Node alone', () => {
  const script = `globalThis.seen = []; const { seen } = globalThis; await import('pack');`;
  const plain = run(files, script, []);
  expect(plain).toEqual([
    ...['undefined', 'c.js', 'function', 'f', 'function'],
    ...['required', 'ERR_MODULE_NOT_FOUND', 'undefined', 'again'],
  ]);
  expect(run(files, script, ['--import', hooks])).toEqual(plain);
});
