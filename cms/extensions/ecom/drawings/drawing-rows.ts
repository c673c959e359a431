import { trimEndSlashes } from '../../../../src/base/trim-slashes.ts';
import { hashDrawing } from '../../../../src/rings/drawing/drawing-hash.ts';
import { readPairValues } from '../../../../src/rings/ring-pair.ts';
import type { Context } from '../../directus.ts';

/** The texts of drawings by their hash. */
export type DrawingTexts = ReadonlyMap<string, string>;

export async function hashDrawings(texts: readonly string[]): Promise<DrawingTexts> {
  const entries = await Promise.all(texts.map(async (text) => [await hashDrawing(text), text] as const));
  return new Map(entries);
}

/** The rows of the drawings that the query of a pair names, one for each ring that has one. */
export function toDrawingRows(query: string, texts: DrawingTexts): object[] {
  return readPairValues(query).flatMap(({ drawing: hash = '' }, index) => {
    const data = texts.get(hash);
    return data === undefined ? [] : [{ ring: index + 1, hash, data }];
  });
}

/** Where staff see a drawing; undefined while the studio's address is not configured. */
export function findDrawingUrl(id: number, { STUDIO_URL, PUBLIC_URL }: Context['env']): string | undefined {
  const studio = trimEndSlashes(String(STUDIO_URL || PUBLIC_URL || ''));
  return studio ? `${studio}/ecom/drawing/${id}` : undefined;
}
