import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNewFiles } from './passed-files.ts';

test('files are checked again when they, their place or the settings change, until a check has passed', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-passed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const record = join(root, '.vitrine', 'checks', 'format.json');
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const find = () => findNewFiles(root, record);
  write('biome.json', '{}');
  write('src/one.ts', '1');
  write('src/two.tsx', '2');
  write('cms/data/four.json', '4');
  write('src/node_modules/three.ts', '3');
  expect([find().isFirst, find().files.sort()]).toEqual([true, ['biome.json', 'src/one.ts', 'src/two.tsx']]);
  expect(find().files).toHaveLength(3);
  find().keep();
  expect([find().isFirst, find().files]).toEqual([false, []]);
  write('src/two.tsx', '22');
  write('src/four.ts', '1');
  expect(find().files.sort()).toEqual(['src/four.ts', 'src/two.tsx']);
  write('src/two.tsx', '2');
  expect(find().files).toEqual(['src/four.ts']);
  find().keep();
  write('biome.json', '{ }');
  expect(find().files.sort()).toEqual(['biome.json', 'src/four.ts', 'src/one.ts', 'src/two.tsx']);
  writeFileSync(record, '{');
  expect(find().isFirst).toBe(true);
});
