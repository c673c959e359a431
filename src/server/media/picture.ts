const widths = ['160', '320', '480', '640', '800', '1200', '1600', '1980'];

export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** One form of a picture in the content system. */
export type Picture = { id: string; width: number; format: keyof typeof pictureTypes };

const address = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{3,4})\.(avif|webp|jpg)$/;

/** @returns undefined for sizes and formats that no page asks for, so that nobody can fill the disk with others */
export function parsePictureAddress(path: string): Picture | undefined {
  const [, id, width, format] = address.exec(path) ?? [];
  if (!id || !width || !widths.includes(width)) return undefined;
  return { id, width: Number(width), format: format as Picture['format'] };
}

export function pictureKey({ id, width, format }: Picture): string {
  return `${id}-${width}.${format}`;
}
