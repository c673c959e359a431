import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a folder is removed also when the process that asks for it ends at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-removed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner', 'file'), '');
  const module = join(import.meta.dirname, 'remove-in-background.ts');
  const script = `import(${JSON.stringify(module)}).then((it) => { it.removeInBackground(process.argv[1]); process.exit(); })`;
  execFileSync(process.execPath, ['-e', script, folder]);
  await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false);
});
