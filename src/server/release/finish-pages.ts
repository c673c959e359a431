import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractPayload, payloadFolder } from '../extract-payload.ts';
import { insertHeadScript } from '../head-script.ts';

/** Gives every page of a folder its payload as a file beside it, and the script that comes before all others. */
export async function finishPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  await Promise.all(pages.map((entry) => finishPage(folder, join(entry.parentPath, entry.name))));
}

async function finishPage(folder: string, page: string): Promise<void> {
  const html = insertHeadScript(await readFile(page, 'utf8'));
  const separated = extractPayload(html);
  await writeFile(page, separated?.html ?? html);
  if (!separated) return;
  await mkdir(join(folder, payloadFolder), { recursive: true });
  await writeFile(join(folder, separated.payload.path), separated.payload.text);
}
