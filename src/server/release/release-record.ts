import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';
import type { SiteMap } from '../../routing/addresses.ts';
import { isStockRenderer } from '../document/stock-renderer.ts';

const hashes = v.record(v.string(), v.string());

const schema = v.object({
  /** Hash of what renders pages, see `hashRenderer`. */
  renderer: v.string(),
  /** Hash of everything that a page's HTML depends on beside its payload, see `hashBasis`. */
  basis: v.string(),
  /** Paths of the content system that its pages were made of. */
  reads: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** Files of each page, by that of the RSC payload that its HTML was rendered from. */
  pages: v.record(v.string(), v.object({ html: v.string(), payload: v.nullable(v.string()) })),
  /** Of its files as they were written, by name. */
  hashes,
});

/** What the next release needs to know of one, to copy from it what would be the same. */
export type ReleaseRecord = v.InferOutput<typeof schema>;

/** Files of a release, with what they contained when it was made. */
export type RecordedFiles = { folder: string; hashes: v.InferOutput<typeof hashes> };

const fileName = 'record.json';

/** The record of a release; undefined where there is none that can be read. */
export async function readRecord(folder: string): Promise<ReleaseRecord | undefined> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined);
  const parsed = v.safeParse(schema, text === undefined ? undefined : parseJson(text));
  return parsed.success ? parsed.output : undefined;
}

export async function writeRecord(folder: string, record: ReleaseRecord): Promise<void> {
  await writeFile(join(folder, fileName), JSON.stringify(record));
}

/** A file as it was when the release was made; undefined where it is missing or damaged. */
export async function readIntact(files: RecordedFiles, name: string): Promise<Buffer | undefined> {
  const hash = files.hashes[name];
  if (hash === undefined) return undefined;
  const bytes = await readFile(join(files.folder, name)).catch(() => undefined);
  return bytes && hashText(bytes) === hash ? bytes : undefined;
}

export function hashText(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Hash of what renders pages:
 *
 * - the server's code, in which the addresses of the browser's files, the build id and the words are;
 * - the style sheets, which each page contains;
 * - Node, which formats dates and numbers, with the language and time zone of the process;
 * - which renderer is used, the only setting that is read after the payload. Client components cannot read others.
 *
 * Headers, the policy among them, are made from a page when it is loaded, and fonts are named by path.
 *
 * @param dist folder of the build
 */
export async function hashRenderer(dist: string): Promise<string> {
  const code = await listFiles(join(dist, 'server'));
  const styles = (await listFiles(join(dist, 'public', 'assets'))).filter((file) => file.endsWith('.css'));
  const contents = [...code, ...styles].map(
    async (file) => [relative(dist, file), hashText(await readFile(file))] as const,
  );
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const platform = [process.versions, locale, timeZone, isStockRenderer()];
  return hashText(JSON.stringify([await Promise.all(contents), platform]));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

/**
 * Hash of everything that the HTML of a page depends on beside its payload and its path, which names its file: what
 * renders it, and the site map. The language switch finds the translations of a page there, which appear and vanish
 * without a change of its payload.
 */
export function hashBasis(renderer: string, map: SiteMap): string {
  return hashText(`${renderer} ${JSON.stringify(map)}`);
}
