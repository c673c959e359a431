import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { constants as zlib } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../compress-responses.ts';
import { brotliCompress, gzip } from '../compressions.ts';
import { hashText, type RecordedFiles, readIntact } from './release-record.ts';

type CompressOptions = {
  /** Brotli quality. 11 compresses by a tenth more than 6, and takes sixty times as long. */
  quality: 6 | 11;
  /** Files that were compressed earlier: what they have unchanged and intact is copied from there. */
  former?: RecordedFiles | undefined;
};

/**
 * Writes a `.br` and a `.gz` file beside every compressible file.
 *
 * @returns hashes of all these files, by their names in the folder
 */
export async function compressFiles(
  folder: string,
  { quality, former }: CompressOptions,
): Promise<RecordedFiles['hashes']> {
  const hashes: RecordedFiles['hashes'] = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(contentTypeOf(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const name = relative(folder, join(entry.parentPath, entry.name));
      const plain = await readFile(join(folder, name));
      const hash = hashText(plain);
      hashes[name] = hash;
      const compress = async (ending: string, work: () => Promise<Uint8Array>) => {
        const before = former?.hashes[name] === hash ? await readIntact(former, name + ending) : undefined;
        const compressed = before ?? (await work());
        hashes[name + ending] = hashText(compressed);
        await writeFile(join(folder, name + ending), compressed);
      };
      const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
      await compress('.br', () => brotliCompress(plain, { params }));
      await compress('.gz', () => gzip(plain, { level: 9 }));
    }),
  );
  return hashes;
}
