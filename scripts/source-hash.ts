import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

const configuration = ['package-lock.json', 'tsconfig.json', 'waku.config.ts', 'panda.config.ts'];
const generated = /^src\/styled-system\/|^public\/fonts\/|\.test\.tsx?$/;

/** Hash of the sources of the browser's and the server's code. */
export function hashCode(): string {
  return hashFiles(['src/**/*', ...configuration]);
}

/** Hash of the sources of the design system. */
export function hashStyles(): string {
  return hashFiles(['panda.config.ts', 'package-lock.json', 'src/**/*.recipe.ts', 'src/ui/*.ts']);
}

/** Hash of all sources of a build, without content. */
export function hashSources(): string {
  const files = ['src/**/*', 'public/**/*', 'scripts/build/*', 'scripts/build-site.ts', ...configuration];
  return hashFiles(files);
}

function hashFiles(patterns: string[]): string {
  const hash = createHash('sha256');
  const found = new Set(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      ),
  );
  for (const file of [...found].sort()) {
    if (generated.test(file) || !existsSync(join(root, file))) continue;
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
