import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { Failure } from '../scripts/launch/failure.mjs';
import { deriveBackupKey, isSignedBy, signManifest } from './backup-encryption.ts';

export const manifestName = 'manifest.json';

/** What the names of encrypted files end with. */
export const encrypted = '.encrypted';

/** Versions of the backup's folder layout; 2 may be encrypted, and of Postgres. */
const formats = [1, 2] as const;

/** Relative path below its folder. */
const path = v.pipe(
  v.string(),
  v.check((text) => normalize(text) === text && !/^(?:\.\.(?:\/|$)|\/)/.test(text)),
);

const manifest = v.object({
  format: v.picklist(formats),
  /** ISO 8601, UTC. */
  made: v.string(),
  vitrine: v.string(),
  directus: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  /** Kind of the database; of Postgres also its schema. Backups of layout 1 are of SQLite. */
  database: v.optional(v.picklist(['sqlite', 'postgres']), 'sqlite'),
  schema: v.exactOptional(v.string()),
  files: v.array(v.object({ path, bytes: v.number(), sha256: v.string() })),
  /** Uploads in the database whose files are missing. */
  missing: v.array(v.string()),
  /** Of an encrypted backup: what its key is derived with, and the proof that this manifest is the one of that key. */
  encryption: v.exactOptional(v.object({ salt: v.string(), signature: v.string() })),
});

/** Manifest of a backup: versions, and each file with its size and SHA-256. */
export type Manifest = v.InferOutput<typeof manifest>;

export type BackupFile = Manifest['files'][number];

export function buildManifest(parts: Omit<Manifest, 'format' | 'encryption'>, sealed?: SealedBackup): Manifest {
  const format = sealed || parts.database === 'postgres' ? 2 : 1;
  const content: Manifest = { format, ...parts };
  if (!sealed) return content;
  const signature = signManifest(sealed.key, serialize(content));
  return { ...content, encryption: { salt: sealed.salt.toString('base64'), signature } };
}

/** The key of an encrypted backup, and what it was derived with. */
export type SealedBackup = { key: Buffer; salt: Buffer };

/**
 * The key of an encrypted backup; undefined for one that is not encrypted.
 *
 * @throws Failure without a key, with another one, or when the manifest was changed
 */
export function openManifest(folder: string, content: Manifest, text: string | undefined): Buffer | undefined {
  const { encryption, ...rest } = content;
  if (!encryption && text) {
    throw new Failure(`The backup ${folder} is not encrypted, though there is a key.`, [
      'Where you trust it, restore it without BACKUP_KEY_FILE and BACKUP_KEY.',
    ]);
  }
  if (!encryption) return undefined;
  if (!text) {
    throw new Failure(`The backup ${folder} is encrypted.`, ['Give its key with BACKUP_KEY_FILE or BACKUP_KEY.']);
  }
  const key = deriveBackupKey(text, Buffer.from(encryption.salt, 'base64'));
  if (isSignedBy(key, serialize(rest), encryption.signature)) return key;
  throw new Failure(`This key does not open the backup ${folder}.`, [
    'Nothing was changed. Give the key with which it was made; with that one, its manifest.json was changed.',
  ]);
}

function serialize({ format, made, vitrine, directus, database, schema, files, missing }: Manifest): string {
  const names = files.map(({ path, bytes, sha256 }) => [path, bytes, sha256]);
  return JSON.stringify([format, made, vitrine, directus, database, schema ?? '', names, missing]);
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
  if (known.success && formats.every((format) => format !== known.output.format)) {
    throw new Failure(
      `This backup has layout ${known.output.format}, and this checkout knows ${formats.join(' and ')}.`,
      ['Restore it with the version of Vitrine that made it.'],
    );
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
