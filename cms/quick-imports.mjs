import { readdirSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Halves what Directus computes until it is ready: its packages are thousands of small modules. For each of them Node reads the
 * package's manifest again, whose exports are long in some, although modules of one folder have one format; and V8
 * compiles each again.
 */
enableCompileCache(join(import.meta.dirname, 'node_modules', '.cache', 'compiled'));

/** Names of the files of folders whose `.js` files are ES modules, by the folder's URL. */
const folders = new Map();

registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL = '', conditions } = context;
    const isRelative = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!isRelative || !parentURL.includes('/node_modules/') || !conditions.includes('import')) {
      return resolveNext(specifier, context);
    }
    const { href: url } = new URL(specifier, parentURL);
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    if (folders.get(folder)?.has(url.slice(folder.length))) return { url, format: 'module', shortCircuit: true };
    const found = resolveNext(specifier, context);
    if (found.format === 'module' && found.url === url && !folders.has(folder)) folders.set(folder, listFiles(folder));
    return found;
  },
});

/** Without symbolic links, which Node follows, and what is missing, which it names. */
function listFiles(folder) {
  const entries = readdirSync(fileURLToPath(folder), { withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
}
