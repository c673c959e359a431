import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { payloadFolder, separatePayload } from '../separate-payload.ts';

/** Gives every page of a folder its payload as a file beside it. */
export async function separatePayloads(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  await Promise.all(pages.map((entry) => separateFile(folder, join(entry.parentPath, entry.name))));
}

async function separateFile(folder: string, page: string): Promise<void> {
  const separated = separatePayload(await readFile(page, 'utf8'));
  if (!separated) return;
  await mkdir(join(folder, payloadFolder), { recursive: true });
  await writeFile(join(folder, separated.payload.path), separated.payload.text);
  await writeFile(page, separated.html);
}
