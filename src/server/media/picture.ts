const widths = ['160', '320', '480', '640', '800', '1200', '1600', '1980'];

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** What networks show of a page that is shared. */
const socialSize = { width: 1200, height: 630 };

/** One form of a picture in the content system: whole, or cut to fill a height. */
export type Picture = { id: string; width: number; height?: number; format: keyof typeof pictureTypes };

const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{3,4}|social)\.(avif|webp|jpg)$/;

/** @returns undefined for sizes and formats that no page asks for, so that nobody can fill the disk with others */
export function parsePictureAddress(path: string): Picture | undefined {
  const [, id, width, format] = address.exec(path) ?? [];
  if (id && width === 'social' && format === 'jpg') return { id, ...socialSize, format };
  if (!id || !width || !widths.includes(width)) return undefined;
  return { id, width: Number(width), format: format as Picture['format'] };
}

export function pictureKey({ id, width, height, format }: Picture): string {
  return `${id}-${width}${height ? `x${height}` : ''}.${format}`;
}
