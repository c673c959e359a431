import { getPictureWidth, offerPictures, type PictureFile } from './picture-address.ts';

/** How wide a picture is on a page. */
export type PictureUse = {
  /** The `sizes` attribute. */
  sizes: string;
  /** Largest width in pixels that is ever needed. */
  maxWidth?: number;
};

/**
 * The uses whose files are made before anybody requests them. Components that hydrate repeat theirs, so that no page
 * loads this table.
 */
export const pictureUses = {
  hero: { sizes: '(min-width: 62em) 56vw, 100vw' },
  teaser: { sizes: '(min-width: 62em) 33vw, (min-width: 30em) 50vw, 100vw', maxWidth: 800 },
  textPicture: { sizes: '(min-width: 62em) 50vw, 100vw' },
  card: { sizes: '(min-width: 80em) 20vw, (min-width: 48em) 33vw, 50vw', maxWidth: 800 },
  gallery: { sizes: '(min-width: 62em) 54vw, 100vw' },
  thumbnail: { sizes: '6rem', maxWidth: 320 },
} as const satisfies Record<string, PictureUse>;

/** Width in CSS pixels and pixels per CSS pixel of usual screens. */
const screens = [375, 768, 1440, 1920].flatMap((width) => [1, 2].map((density) => ({ width, density })));

/**
 * The files of a picture that usual screens request, from narrow to wide.
 *
 * @param width of the original in pixels
 */
export function listRequestedFiles(width: number, { sizes, maxWidth }: PictureUse): PictureFile[] {
  const offered = offerPictures({ width, maxWidth }).map((file) => ({ file, width: getPictureWidth(file) }));
  return chooseRequested(offered, sizes).map(({ file }) => file);
}

/**
 * Those of the offered files that usual screens request.
 *
 * @param offered from narrow to wide
 * @param sizes the `sizes` attribute
 * @throws for a size that is written in another way than in the components
 */
export function chooseRequested<File extends { width: number }>(offered: readonly File[], sizes: string): File[] {
  const requested = new Set(
    screens.flatMap((screen) => chooseFiles(offered, findWidth(sizes, screen.width) * screen.density)),
  );
  return offered.filter((file) => requested.has(file));
}

/**
 * The files that browsers choose: the narrowest one that is wide enough, or in Chrome the one before it where its
 * density is nearer (by the geometric mean).
 */
function chooseFiles<File extends { width: number }>(offered: readonly File[], pixels: number): File[] {
  const enough = offered.findIndex(({ width }) => width >= pixels);
  const at = enough < 0 ? offered.length - 1 : enough;
  const [before, chosen] = [offered[at - 1], offered[at]];
  if (!chosen) return [];
  return before && Math.sqrt(before.width * chosen.width) > pixels ? [before, chosen] : [chosen];
}

const sizeOf = /^(?:\(min-width: (?<from>[\d.]+)r?em\) )?(?<length>[\d.]+)(?<unit>vw|rem)$/;

const pixelsPerEm = 16;

/** The width in CSS pixels that `sizes` gives a picture. */
function findWidth(sizes: string, screenWidth: number): number {
  for (const size of sizes.split(', ')) {
    const { from = '0', length, unit } = sizeOf.exec(size)?.groups ?? {};
    if (length === undefined) throw new Error(`Not a size of a picture: ${size}`);
    if (screenWidth < Number(from) * pixelsPerEm) continue;
    return Number(length) * (unit === 'vw' ? screenWidth / 100 : pixelsPerEm);
  }
  throw new Error(`No size for a screen of ${screenWidth} pixels: ${sizes}`);
}
