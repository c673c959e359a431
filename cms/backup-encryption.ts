import { createCipheriv, createDecipheriv, createHmac, hkdfSync, scryptSync, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../scripts/launch/failure.mjs';

const algorithm = 'aes-256-gcm';

/** Each block of a file is encrypted and authenticated by itself, so that a file of any size needs little memory. */
const blockBytes = 256 * 1024;

const tagBytes = 16;

const shortestKey = 20;

/** The text behind BACKUP_KEY_FILE or BACKUP_KEY; undefined where none is set. */
export function readBackupKey(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { BACKUP_KEY: text, BACKUP_KEY_FILE: file } = environment;
  if (!text && !file) return undefined;
  if (text && file) throw new Failure('BACKUP_KEY and BACKUP_KEY_FILE are both set.', ['Set one of them.']);
  const key = (text || readKeyFile(file ?? '')).trim();
  if (key.length >= shortestKey) return key;
  throw new Failure(`The key for backups is shorter than ${shortestKey} characters.`, [
    'Make one: openssl rand -base64 32 > backup.key, and keep a copy apart from the backups.',
  ]);
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`BACKUP_KEY_FILE cannot be read: ${error instanceof Error ? error.message : error}`, [
      'Check the path, and that the user of this command may read it.',
    ]);
  }
}

/** The key of one backup: the same text gives each backup another one. */
export function deriveBackupKey(text: string, salt: Buffer): Buffer {
  return scryptSync(text, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 });
}

/** What proves that a manifest was written by somebody with the key. */
export function signManifest(key: Buffer, content: string): string {
  return createHmac('sha256', deriveFileKey(key, 'manifest')).update(content).digest('hex');
}

export function isSignedBy(key: Buffer, content: string, signature: string): boolean {
  const [wanted, found] = [Buffer.from(signManifest(key, content)), Buffer.from(signature)];
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

/** @param path of the file in the backup: moved to another place it does not open */
export async function encryptFile(from: string, to: string, key: Buffer, path: string): Promise<void> {
  const fileKey = deriveFileKey(key, path);
  // Opened first: for a file that is missing, nothing is written.
  const source = await open(from);
  await pipeline(
    source.createReadStream(),
    async function* encrypt(content: AsyncIterable<Buffer>) {
      for await (const { block, iv } of splitBlocks(content, blockBytes)) {
        const cipher = createCipheriv(algorithm, fileKey, iv);
        yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
      }
    },
    createWriteStream(to, { mode: 0o600, flush: true }),
  );
}

/** @throws when a byte was changed, added or removed, or with another key */
export async function decryptFile(from: string, to: string, key: Buffer, path: string): Promise<void> {
  const fileKey = deriveFileKey(key, path);
  await pipeline(
    createReadStream(from),
    async function* decrypt(source: AsyncIterable<Buffer>) {
      for await (const { block, iv } of splitBlocks(source, blockBytes + tagBytes)) {
        const decipher = createDecipheriv(algorithm, fileKey, iv, { authTagLength: tagBytes });
        decipher.setAuthTag(block.subarray(-tagBytes));
        yield Buffer.concat([decipher.update(block.subarray(0, -tagBytes)), decipher.final()]);
      }
    },
    createWriteStream(to, { mode: 0o600 }),
  );
}

/** Each file has a key of its own, so numbers of blocks are never used twice with one key. */
function deriveFileKey(key: Buffer, path: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `vitrine backup: ${path}`, 32));
}

type Block = { block: Buffer; iv: Buffer };

/** The last block is marked in its vector: a file that was cut off between two blocks does not end with one. */
async function* splitBlocks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Block> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  const makeIv = (isLast: boolean) => {
    const iv = Buffer.alloc(12);
    iv.writeUInt32BE(number, 4);
    iv.writeUInt8(isLast ? 1 : 0, 11);
    number += 1;
    return iv;
  };
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length > size; rest = rest.subarray(size)) yield { block: rest.subarray(0, size), iv: makeIv(false) };
  }
  yield { block: rest, iv: makeIv(true) };
}
