import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export type Sizes = { raw: number; gzip: number; brotli: number };

/** Sizes of every script and style sheet below a folder, compressed as the build compresses what it sends. */
export async function compressForSizes(folder: string): Promise<Map<string, Sizes>> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => /\.(?:js|css)$/.test(name)).sort();
  return new Map(
    await Promise.all(names.map(async (name) => [`assets/${name}`, await measure(folder, name)] as const)),
  );
}

async function measure(folder: string, name: string): Promise<Sizes> {
  const plain = await readFile(join(folder, 'assets', name));
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [small, smaller] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, { params }),
  ]);
  return { raw: plain.length, gzip: small.length, brotli: smaller.length };
}
