import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { pictureUses } from '../../base/requested-pictures.ts';
import { Picture } from '../../ui/picture.client.tsx';
import { listUploadedPictures, listWantedPictures } from './wanted-pictures.ts';

const id = (end: string) => `7b1c2d3e-4f50-4a61-8b72-9c83ad94be${end}`;

const show = (ids: readonly string[]) =>
  renderToStaticMarkup(
    ids.map((one) => <Picture key={one} id={one} width={1980} height={1320} alt="" {...pictureUses.hero} />),
  );

test('the pictures at the top of static pages come first, that of the home page before all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-wanted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = { 'a/b/c': [id('03')], '': [id('01'), id('04')], uhren: [id('02'), id('05')], impressum: [] };
  for (const [path, ids] of Object.entries(pages)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'index.html'), `<!DOCTYPE html><p>${show(ids)}</p>`);
  }
  const wanted: string[] = [];
  for await (const picture of listWantedPictures(folder)) {
    wanted.push(`${picture.id.slice(-2)} ${picture.width}.${picture.format}`);
    if (wanted.length === 15) break;
  }
  const sizes = ['320.avif', '480.avif', '800.avif', '1200.webp', '1980.webp'];
  expect(wanted).toEqual(['01', '02', '03'].flatMap((one) => sizes.map((size) => `${one} ${size}`)));
});

test('a new picture is wanted in the sizes of cards first, none wider than needed to show all of it', () => {
  const list = (width: number) =>
    listUploadedPictures({ id: id('01'), width }).map((one) => `${one.width}.${one.format}`);
  expect(list(2800)).toEqual([...['320.avif', '480.avif', '800.avif'], ...['1200.webp', '1980.webp']]);
  expect(list(400)).toEqual(['320.avif', '480.avif']);
});
