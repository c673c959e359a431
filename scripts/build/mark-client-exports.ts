import { join } from 'node:path';
import type { VitePlugin } from 'waku/config';

const virtualModule = '\0virtual:vite-rsc/client-references';

const marking = join(import.meta.dirname, '../../src/boundaries/overlay/mark-exports.ts');

/** How the list of all client modules, which @vitejs/plugin-rsc generates, hands out each of them. */
const moduleExport = /return m\.export_(\w+);/g;

/**
 * Lets the inspector mark client components where the server renders them to HTML: exactly where the server ends and
 * the client begins. What browsers get is not changed.
 */
export function markClientExports(): VitePlugin {
  return {
    name: 'vitrine:mark-client-exports',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        if (id !== virtualModule || this.environment.name !== 'ssr') return undefined;
        return { code: toMarking(code), map: null };
      },
    },
  };
}

/** @throws where the list has client modules and none of them could be marked */
export function toMarking(code: string): string {
  if (!code.includes('await import(')) return code;
  const marked = code.replace(
    moduleExport,
    (_, key: string) => `return markExports(${JSON.stringify(key)}, m.export_${key});`,
  );
  if (marked === code) throw new Error('This version of @vitejs/plugin-rsc lists client modules in another way.');
  return `import { markExports } from ${JSON.stringify(marking)};\n${marked}`;
}
