import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

type Build = (utils: unknown, options: { distDir: string }) => Promise<void>;

const startFile = `import { unstable_serverEntry } from './server/index.js';

await unstable_serverEntry.serve({ folder: import.meta.dirname });
`;

const packable = new Set(['.html', '.txt', '.js', '.css', '.json', '.webmanifest', '.xml', '.svg', '.ico', '.wasm']);

/** Runs in Waku's build after the pages are written: `node dist/serve-node.js` then needs nothing beside the folder. */
export default function buildOutput(build: Build): Build {
  return async (utils, options) => {
    await build(utils, options);
    const dist = resolve(options.distDir);
    await writeFile(join(dist, 'serve-node.js'), startFile);
    await writeFile(join(dist, 'package.json'), '{ "type": "module" }\n');
    await packFiles(join(dist, 'public'));
  };
}

async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && packable.has(extname(entry.name)));
  await Promise.all(files.map((entry) => packFile(join(entry.parentPath, entry.name))));
}

async function packFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
