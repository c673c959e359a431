import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import * as v from 'valibot';
import { demoPictures } from '../../demo/index.ts';

/** Part of every picture's name in the cache: raise it when rasterising changes. */
const rasterVersion = 2;

/** Wider pictures are only looked at closely, where a lower quality does not show; they stay under 300 kB. */
const widestInPage = 2400;

const workerDataSchema = v.object({ cache: v.string() });

export type WorkerData = v.InferOutput<typeof workerDataSchema>;
export type Drawn = { index: number; file: string };

const { cache } = v.parse(workerDataSchema, workerData);

// Several of these run side by side; threads of the library's own on top of that only wait for each other.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (index: number) => {
  parentPort?.postMessage({ index, file: await draw(index) } satisfies Drawn);
});

async function draw(index: number): Promise<string> {
  const picture = demoPictures[index];
  if (!picture) throw new Error(`There is no picture ${index}.`);
  const svg = picture.draw();
  const name = createHash('sha256').update(`${rasterVersion} ${picture.width} ${svg}`).digest('hex').slice(0, 32);
  const isTransparent = isLogo(picture.name);
  const file = join(cache, `${name}.${isTransparent ? 'png' : 'jpg'}`);
  if (existsSync(file)) return file;
  const image = sharp(Buffer.from(svg), { unlimited: true }).resize(picture.width, picture.height, { fit: 'fill' });
  const encoded = isTransparent
    ? image.png({ compressionLevel: 9 })
    : image.flatten({ background: '#ffffff' }).jpeg({ quality: picture.width > widestInPage ? 75 : 85 });
  const partial = `${file}.${process.pid}`;
  await encoded.toFile(partial);
  renameSync(partial, file);
  return file;
}

function isLogo(name: string) {
  return name === 'logo' || name.startsWith('logo/');
}
