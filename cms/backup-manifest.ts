import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { Failure } from '../scripts/launch/failure.mjs';

export const manifestName = 'manifest.json';

/** Version of the backup's folder layout. */
const format = 1;

/** Relative path below its folder. */
const path = v.pipe(
  v.string(),
  v.check((text) => normalize(text) === text && !/^(?:\.\.(?:\/|$)|\/)/.test(text)),
);

const manifest = v.object({
  format: v.literal(format),
  /** ISO 8601, UTC. */
  made: v.string(),
  vitrine: v.string(),
  directus: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  files: v.array(v.object({ path, bytes: v.number(), sha256: v.string() })),
  /** Uploads in the database whose files are missing. */
  missing: v.array(v.string()),
});

/** Manifest of a backup: versions, and each file with its size and SHA-256. */
export type Manifest = v.InferOutput<typeof manifest>;

export type BackupFile = Manifest['files'][number];

export function buildManifest(parts: Omit<Manifest, 'format'>): Manifest {
  return { format, ...parts };
}

/**
 * Reads a manifest.
 *
 * @throws Failure if the folder is no backup, or has an unknown layout
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestName);
  if (!existsSync(file)) {
    throw new Failure(`${folder} is no backup: it has no ${manifestName}.`, [
      'Name the folder that npm run backup has made, such as cms/backups/20260523-081500.',
    ]);
  }
  const content = parseJson(readFileSync(file, 'utf8'));
  const known = v.safeParse(v.object({ format: v.number() }), content);
  if (known.success && known.output.format !== format) {
    throw new Failure(`This backup has layout ${known.output.format}, and this checkout knows layout ${format}.`, [
      'Restore it with the version of Vitrine that made it.',
    ]);
  }
  const parsed = v.safeParse(manifest, content);
  if (!parsed.success) throw explainDamage(folder, `${manifestName} cannot be read`);
  return parsed.output;
}

export function explainDamage(folder: string, finding: string): Failure {
  return new Failure(`The backup ${folder} is damaged: ${finding}.`, ['Nothing was changed. Take another backup.']);
}

export async function describeFile(folder: string, path: string): Promise<BackupFile> {
  const file = join(folder, path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path, bytes: statSync(file).size, sha256: hash.digest('hex') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
