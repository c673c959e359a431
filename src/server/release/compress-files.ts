import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../compress-responses.ts';

type CompressOptions = {
  /** Brotli quality. 11 compresses by a tenth more than 6, and takes sixty times as long. */
  quality: 6 | 11;
  /** A folder that was compressed earlier: unchanged files are copied from there. */
  previousFolder?: string | undefined;
};

/** Writes a `.br` and a `.gz` file beside every compressible file. */
export async function compressFiles(folder: string, { quality, previousFolder }: CompressOptions): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(contentTypeOf(entry.name)));
  await Promise.all(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return compressFile(file, quality, previousFolder && join(previousFolder, relative(folder, file)));
    }),
  );
}

async function compressFile(file: string, quality: number, previousFile: string | undefined): Promise<void> {
  const plain = await readFile(file);
  if (previousFile && (await copyCompressed(file, plain, previousFile))) return;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}

async function copyCompressed(file: string, plain: Buffer, previousFile: string): Promise<boolean> {
  try {
    if (!plain.equals(await readFile(previousFile))) return false;
    await Promise.all(['.br', '.gz'].map((ending) => copyFile(previousFile + ending, file + ending)));
    return true;
  } catch {
    return false;
  }
}
