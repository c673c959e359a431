import { openAsBlob } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileId } from '../../demo/file-id.ts';
import { type DemoFile, demoFiles } from '../../demo/files/demo-files.ts';
import { demoDates, demoPictures, demoSteps } from '../../demo/index.ts';
import type { Step } from '../../demo/step.ts';
import { type CmsAddress, callCms, createCmsApi } from '../cms-api.ts';
import { drawPictures } from './draw-pictures.ts';
import { PictureQueue } from './picture-queue.ts';
import type { Drawn } from './picture-worker.ts';

type Report = (note: string) => void;

const folders = { products: fileId('folder/products'), pages: fileId('folder/pages') };
const uploadsAtOnce = 4;
const rowsAtOnce = 25;

/** Begins drawing at once, while Directus still starts; `seed` takes the pictures as they come. */
export function beginDrawing(): PictureQueue {
  const queue = new PictureQueue();
  drawPictures(demoPictures.length, (drawn) => queue.add(drawn)).then(
    () => queue.close(),
    (error) => queue.close(error),
  );
  return queue;
}

/** Fills an empty database with the demo: its pictures first, since rows point at them, then its rows in their order. */
export async function seed(address: CmsAddress, pictures: PictureQueue, report: Report): Promise<void> {
  await createCmsApi(address).post('/folders', [
    { id: folders.products, name: 'Produkte' },
    { id: folders.pages, name: 'Seiten' },
  ]);
  let done = 0;
  const upload = async () => {
    for (let drawn = await pictures.take(); drawn; drawn = await pictures.take()) {
      await uploadPicture(address, drawn);
      done += 1;
      report(`picture ${done}/${demoPictures.length}`);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, upload));
  for (const file of demoFiles) await uploadFile(address, file);
  await sendRows(address, 'POST', demoSteps, report);
  await sendRows(address, 'PATCH', demoDates, () => undefined);
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

async function sendRows(address: CmsAddress, method: 'POST' | 'PATCH', steps: Step[], report: Report) {
  const total = steps.reduce((sum, { items }) => sum + items.length, 0);
  let done = 0;
  for (const { collection, items } of steps) {
    for (let start = 0; start < items.length; start += rowsAtOnce) {
      const batch = items.slice(start, start + rowsAtOnce);
      await callCms(address, method, `/items/${collection}?fields=`, batch);
      done += batch.length;
      report(`row ${done}/${total}`);
    }
  }
}
