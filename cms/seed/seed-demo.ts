import { mkdirSync, openAsBlob } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fileId } from '../../demo/file-id.ts';
import { type DemoFile, demoFiles } from '../../demo/files/demo-files.ts';
import { demoDates, demoPictures, demoSteps } from '../../demo/index.ts';
import { Failure } from '../../scripts/launch/failure.mjs';
import { type CmsAddress, type CmsApi, callCms, createCmsApi } from '../cms-api.ts';
import { makeDemoVariants } from './demo-variants.ts';
import { PictureQueue } from './picture-queue.ts';
import type { Drawn, WorkerData } from './picture-worker.ts';
import { type Report, type Seed, sendRows } from './send-rows.ts';

/** More only take memory from each other; one core is left to Directus, which starts meanwhile. */
const workers = Math.min(8, Math.max(2, availableParallelism() - 1));

/** Drawn once, kept by the hash of what was drawn, so that a second database is a matter of seconds. */
const cache = join(import.meta.dirname, '..', '..', '.vitrine', 'pictures');

const folders = { products: fileId('folder/products'), pages: fileId('folder/pages') };
const uploadsAtOnce = 4;

/**
 * Fills an empty database with the demo. Its pictures are drawn at once, while Directus still starts.
 *
 * @param draw brings this many pictures; they are drawn unless said otherwise
 */
export function openDemo(draw?: (count: number) => PictureQueue): Seed {
  const pictures = (draw ?? beginDrawing)(demoPictures.length);
  return async (address, report, uploads) => {
    const drawn = await seedDemo(address, pictures, report);
    if (!draw) await makeDemoVariants(address, report, { uploads, cache, drawn });
    await waitForTints(createCmsApi(address));
  };
}

function beginDrawing(count: number): PictureQueue {
  const queue = new PictureQueue();
  drawPictures(count, (drawn) => queue.add(drawn)).then(
    () => queue.close(),
    (error) => queue.close(error),
  );
  return queue;
}

/**
 * Its pictures first, since rows point at them, then its rows in their order.
 *
 * @returns the file of each picture, by the picture's name
 */
async function seedDemo(address: CmsAddress, pictures: PictureQueue, report: Report): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await createCmsApi(address).post('/folders', [
    { id: folders.products, name: 'Produkte' },
    { id: folders.pages, name: 'Seiten' },
  ]);
  let done = 0;
  const upload = async () => {
    for (let drawn = await pictures.take(); drawn; drawn = await pictures.take()) {
      await uploadPicture(address, drawn);
      files.set(demoPictures[drawn.index]?.name ?? '', drawn.file);
      done += 1;
      report(`picture ${done}/${demoPictures.length}`);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, upload));
  for (const file of demoFiles) await uploadFile(address, file);
  await sendRows(address, 'POST', demoSteps, report);
  await sendRows(address, 'PATCH', demoDates, () => undefined);
  return files;
}

const tintDeadlineMs = 60_000;

/** Directus computes the tints of uploads one by one. The first pages should have them all. */
async function waitForTints(api: CmsApi): Promise<void> {
  const filter = JSON.stringify({ type: { _in: ['image/jpeg', 'image/png'] }, tint: { _null: true } });
  const deadline = Date.now() + tintDeadlineMs;
  while (Date.now() < deadline) {
    const [missing] = await api.get<unknown[]>(`/files?fields=id&limit=1&filter=${encodeURIComponent(filter)}`);
    if (!missing) return;
    await wait(100);
  }
}

async function uploadPicture(address: CmsAddress, { index, file }: Drawn) {
  const picture = demoPictures[index];
  if (!picture) return;
  const type = extname(file) === '.png' ? 'image/png' : 'image/jpeg';
  const form = new FormData();
  // Directus reads the fields that stand before the file.
  form.append('id', fileId(picture.name));
  form.append('title', picture.title);
  form.append('folder', picture.name.startsWith('product/') ? folders.products : folders.pages);
  form.append(
    'file',
    await openAsBlob(file, { type }),
    `${picture.name.replaceAll('/', '-')}${extname(basename(file))}`,
  );
  await callCms(address, 'POST', '/files?fields=id', form);
}

async function uploadFile(address: CmsAddress, { name, title, fileName, type, make }: DemoFile) {
  const form = new FormData();
  form.append('id', fileId(name));
  form.append('title', title);
  form.append('folder', folders.pages);
  form.append('file', new Blob([make()], { type }), fileName);
  await callCms(address, 'POST', '/files?fields=id', form);
}

/**
 * Draws and rasterises the demo's pictures on several cores.
 *
 * @param take gets each picture's file as soon as it is there, in no particular order
 */
async function drawPictures(count: number, take: (drawn: Drawn) => void): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const waiting = Array.from({ length: count }, (_, index) => index).reverse();
  await Promise.all(Array.from({ length: Math.min(workers, count) }, () => runWorker(waiting, take)));
}

function runWorker(waiting: number[], take: (drawn: Drawn) => void): Promise<void> {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
    workerData: { cache } satisfies WorkerData,
  });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const index = waiting.pop();
      if (index === undefined) resolve();
      else worker.postMessage(index);
    };
    worker.on('message', (drawn: Drawn) => {
      take(drawn);
      next();
    });
    worker.once('error', (error) => {
      waiting.length = 0;
      reject(
        isDiskFull(error)
          ? new Failure('The disk is full: a picture could not be written.', [`Free space for ${cache}.`])
          : error,
      );
    });
    next();
  }).finally(() => worker.terminate());
}

function isDiskFull(error: Error) {
  return /ENOSPC|no space left/i.test(error.message);
}
