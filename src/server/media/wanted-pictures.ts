import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureFile, toPictureAddress } from '../../base/picture-address.ts';
import { chooseRequested, listRequestedFiles, type PictureUse, pictureUses } from '../../base/requested-pictures.ts';
import { readProductPictures } from '../../catalog/product/product-picture-queries.ts';
import { type Picture, parsePictureAddress } from './picture-source.ts';

/**
 * The pictures that visitors with usual screens will request, the most visible ones first: those at the top of static
 * pages, of cards, the others of static pages, of product pages.
 *
 * @param folder with the pages of a release
 * @throws ContentApiError when Directus does not answer
 */
export async function* listWantedPictures(folder: string): AsyncGenerator<Picture> {
  const pages: string[] = [];
  for await (const page of glob('**/*.html', { cwd: folder })) pages.push(page);
  pages.sort(byDepth);
  for (const page of pages) yield* (await readPictures(join(folder, page)))[0] ?? [];
  for await (const [first] of readProductPictures()) if (first) yield* listPictures(first, pictureUses.card);
  for (const page of pages) yield* (await readPictures(join(folder, page))).flat();
  for await (const [first, ...others] of readProductPictures()) {
    if (first) yield* listPictures(first, pictureUses.gallery);
    for (const picture of [first, ...others]) if (picture) yield* listPictures(picture, pictureUses.thumbnail);
  }
}

/** Every file of a new picture that a page may offer, the small ones first. */
export function listUploadedPictures(file: { id: string; width: number }): Picture[] {
  const files = [pictureUses.card, pictureUses.hero].flatMap((use) => listRequestedFiles(file.width, use));
  return [...new Set(files)].flatMap((name) => toPicture(file.id, name));
}

/** The home page first. */
function byDepth(one: string, other: string): number {
  return one.split('/').length - other.split('/').length || one.length - other.length;
}

const source = /<source type="image\/\w+" srcset="([^"]+)" sizes="([^"]+)"/gi;

/** The requested files of each picture of a page, in its order. */
async function readPictures(page: string): Promise<Picture[][]> {
  const html = await readFile(page, 'utf8');
  return [...html.matchAll(source)].map(([, srcset = '', sizes = '']) => {
    const files = srcset.split(', ').flatMap((entry) => parsePictureAddress(entry.split(' ')[0] ?? '') ?? []);
    return chooseRequested(files, sizes);
  });
}

function listPictures({ id, width }: { id: string; width: number }, use: PictureUse): Picture[] {
  return listRequestedFiles(width, use).flatMap((file) => toPicture(id, file));
}

const toPicture = (id: string, file: PictureFile) => parsePictureAddress(toPictureAddress(id, file)) ?? [];
