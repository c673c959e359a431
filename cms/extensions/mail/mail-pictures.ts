import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { drawQrCode } from '../../../src/base/qr-code.ts';
import type { Context } from '../directus.ts';
import type { MailContent } from './mail-content.ts';
import type { MailTheme } from './mail-theme.ts';

export type MailPicture = { key: string; cid: string; type: string; bytes: Buffer };

const maxPictures = 10;

const maxBytes = 40_000;

const emptyRetryDelayMs = 200;

type Transformation = Record<string, unknown>;

/**
 * Loads the QR code, the logo and pictures of the first line items, scaled and cached by Directus. Missing, too large
 * or slow ones are left out, since a mail is complete without pictures.
 */
export async function loadPictures(
  context: Context,
  content: MailContent,
  theme: MailTheme,
  timeoutMs = 10_000,
): Promise<MailPicture[]> {
  const lineItems = content.blocks.flatMap((block) => (block.kind === 'line-items' ? block.lineItems : []));
  const keys = new Set(lineItems.flatMap(({ picture }) => picture ?? []));
  const requests = [...keys]
    .slice(0, maxPictures)
    .map((key) => ({ key, transformation: getPictureTransformation(theme) }));
  if (theme.logo !== null) requests.unshift({ key: theme.logo, transformation: getLogoTransformation(theme) });
  const timeout = new AbortController();
  const loaded: MailPicture[] = drawCode(context, content);
  const loadAll = async () => {
    // Sequentially: a mail can wait, and visitors' pictures use the same queue.
    for (const { key, transformation } of requests) {
      if (timeout.signal.aborted) return;
      const picture = await loadPicture(context, key, transformation, timeout.signal).catch((error) => {
        context.logger.warn(error);
        return undefined;
      });
      if (picture && !timeout.signal.aborted) loaded.push(picture);
    }
  };
  await Promise.race([loadAll(), wait(timeoutMs, undefined, { ref: false })]);
  timeout.abort();
  return loaded;
}

/** Key of the QR code; a mail has at most one. */
export const codeKey = 'giro-code';

function drawCode({ logger }: Context, { blocks }: MailContent): MailPicture[] {
  const text = blocks.flatMap((block) => (block.kind === 'lines' ? (block.code?.text ?? []) : []))[0];
  if (text === undefined) return [];
  try {
    return [{ key: codeKey, cid: `${codeKey}@pictures`, type: 'image/png', bytes: drawGiroCodePng(text) }];
  } catch (error) {
    logger.warn(error);
    return [];
  }
}

/** Double resolution. Transparent areas get the background that pictures have on the website. */
function getPictureTransformation({ light }: MailTheme): Transformation {
  const transforms = [['flatten', { background: light.plate }]];
  return { width: 192, height: 144, fit: 'cover', format: 'jpg', quality: 78, transforms };
}

function getLogoTransformation({ light }: MailTheme): Transformation {
  const transforms = [['flatten', { background: light.sheet }]];
  return { width: 520, height: 112, fit: 'inside', format: 'png', transforms };
}

async function loadPicture(
  { services, getSchema }: Context,
  key: string,
  transformationParams: Transformation,
  signal: AbortSignal,
): Promise<MailPicture | undefined> {
  const assets = new services.AssetsService({ schema: await getSchema() });
  while (!signal.aborted) {
    const { stream, file } = await assets.getAsset(key, { transformationParams });
    const bytes = await readLimited(stream);
    if (!bytes || !/^image\/(?:jpeg|png)$/.test(file.type ?? '')) return undefined;
    if (bytes.length > 0) return { key, cid: `${key}@pictures`, type: file.type ?? '', bytes };
    // Directus returns an empty picture while it converts it for another mail.
    await wait(emptyRetryDelayMs, undefined, { ref: false });
  }
  return undefined;
}

/** Reads a stream; undefined above the size limit, e.g. for a picture that Directus could not scale. */
async function readLimited(stream: Readable): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Pixels per module, large enough to be scanned from a screen or paper. */
const scale = 6;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The QR code of a bank transfer as a 1-bit PNG, since mail programs show no SVG. */
export function drawGiroCodePng(text: string): Buffer {
  const modules = drawQrCode(text);
  const size = modules.length * scale;
  const bytesPerRow = Math.ceil(size / 8);
  const rows = modules.flatMap((modulesOfRow) => {
    // White is 1; each row starts with its filter type, which is 0.
    const row = Buffer.alloc(bytesPerRow + 1, 0xff);
    row[0] = 0;
    for (let x = 0; x < size; x += 1) {
      if (!modulesOfRow[Math.floor(x / scale)]) continue;
      const byte = 1 + (x >> 3);
      row[byte] = (row[byte] ?? 0) & ~(0x80 >> (x & 7));
    }
    return Array<Buffer>(scale).fill(row);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  return Buffer.concat([
    signature,
    makeChunk('IHDR', header),
    makeChunk('IDAT', deflateSync(Buffer.concat(rows))),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function makeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
