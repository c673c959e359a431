import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../../src/base/parse-json.ts';

/** Folders without a file of ours that has a format. */
const skipped =
  /(?:^|\/)(?:node_modules|dist|dist\.[^/]*|styled-system|\.git|\.vitrine)$|^(?:cms\/data|public|test-results)$/;

/** What a file's findings depend on besides its own content. */
const settings = ['biome.json', 'package.json', 'cms/package.json', 'node_modules/@biomejs/biome/package.json'];

const recordSchema = v.array(v.string());

/**
 * The files of a folder that have not passed a check before with this content and these settings; `keep` records that
 * all have passed now.
 *
 * @param record the file of what has passed; all files are new without it
 */
export function findNewFiles(root: string, record: string): { isFirst: boolean; files: string[]; keep: () => void } {
  const stored = v.safeParse(recordSchema, existsSync(record) ? parseJson(readFileSync(record, 'utf8')) : undefined);
  const passed = new Set(stored.success ? stored.output : []);
  const rules = createHash('sha256');
  for (const file of settings)
    rules.update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '').update('\n');
  const salt = rules.digest('hex');
  const keys = listFiles(root, '').map((file): [string, string] => {
    const content = readFileSync(join(root, file));
    return [file, createHash('sha256').update(`${salt}\n${file}\n`).update(content).digest('base64')];
  });
  return {
    isFirst: passed.size === 0,
    files: keys.filter(([, key]) => !passed.has(key)).map(([file]) => file),
    keep: () => {
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify(keys.map(([, key]) => key)));
    },
  };
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.test(path) ? [] : listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}
