import { copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, parse } from 'node:path';
import { fileId } from '../../demo/file-id.ts';
import { demoPictures } from '../../demo/index.ts';
import { type PictureFile, toPictureAddress } from '../../src/base/picture-address.ts';
import { listRequestedFiles, pictureUses } from '../../src/base/requested-pictures.ts';
import { createPictureSource, parsePictureAddress } from '../../src/server/media/picture-source.ts';
import type { CmsAddress } from '../cms-api.ts';
import type { Report } from './send-rows.ts';

/** Directus refuses more than four at once. */
const variantsAtOnce = Math.min(4, availableParallelism());

/** Of a product's gallery: a third of the work for the screens with most pixels, which the website does when idle. */
const laterFile = '1980.webp';

type Options = {
  /** Directus's folder of files. */
  uploads: string;
  /** Folder of what was made for an earlier database. */
  cache: string;
  /** The drawn file of each picture, by the picture's name. */
  drawn: ReadonlyMap<string, string>;
};

/**
 * Has Directus convert the pictures of the home page, of lists and of product pages, in the sizes that usual screens
 * request. It stores them beside the originals, so that a first visitor waits for none.
 */
export async function makeDemoVariants(
  { url, token }: CmsAddress,
  report: Report,
  { uploads, cache, drawn }: Options,
): Promise<void> {
  const bases = [...drawn].map(([name, file]) => ({ id: fileId(name), original: file, base: parse(file).name }));
  const toId = new Map(bases.map(({ id, original, base }) => [base, { id, original }]));
  copyVariants(cache, uploads, (base) => {
    const found = toId.get(base);
    // Files may be in another storage.
    return found && existsSync(join(uploads, found.id + extname(found.original))) ? found.id : undefined;
  });
  await convertAll({ url, token }, report);
  const toBase = new Map(bases.map(({ id, base }) => [id, base]));
  copyVariants(uploads, cache, (id) => toBase.get(id));
}

async function convertAll({ url, token }: CmsAddress, report: Report): Promise<void> {
  const source = createPictureSource(`${url}/assets`, token, async () => undefined);
  const addresses = demoPictures.flatMap(({ name, width }) =>
    listFiles(name, width).map((file) => toPictureAddress(fileId(name), file)),
  );
  const waiting = addresses.values();
  let done = 0;
  const convert = async () => {
    for (const address of waiting) {
      const picture = parsePictureAddress(address);
      if (picture) await source.load(picture, new AbortController().signal);
      done += 1;
      report(`size of a picture ${done}/${addresses.length}`);
    }
  };
  await Promise.all(Array.from({ length: variantsAtOnce }, convert));
}

/** Of a product, the first picture is on cards and in the gallery, the others below it. */
function listFiles(name: string, width: number): PictureFile[] {
  const { hero, teaser, textPicture, card, gallery, thumbnail } = pictureUses;
  if (name === 'logo') return ['640.webp'];
  if (name === 'scene/home') return listRequestedFiles(width, hero);
  if (name === 'scene/home-studio' || name === 'scene/home-bench') return listRequestedFiles(width, textPicture);
  if (name.startsWith('scene/home-')) return listRequestedFiles(width, teaser);
  if (/^product\/.*\/1$/.test(name)) {
    const files = new Set([card, gallery].flatMap((use) => listRequestedFiles(width, use)));
    files.delete(laterFile);
    return [...files];
  }
  return name.startsWith('product/') ? listRequestedFiles(width, thumbnail) : [];
}

/** Directus's names of converted files: that of the original, a hash of the conversion, and the format. */
const variantName = /^([0-9a-f-]{32,36})(__[0-9a-f]+\.(?:avif|webp))$/;

/** @param rename gives the name of the original in the other folder; undefined for what is not copied */
function copyVariants(from: string, to: string, rename: (original: string) => string | undefined): void {
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const [, original, rest] = variantName.exec(name) ?? [];
    const renamed = original && rename(original);
    if (!renamed || existsSync(join(to, renamed + rest))) continue;
    const partial = join(to, `${renamed}.${process.pid}`);
    copyFileSync(join(from, name), partial);
    renameSync(partial, join(to, renamed + rest));
  }
}
