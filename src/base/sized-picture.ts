/** A picture of the content system; width and height in pixels are the original's, for its aspect ratio. */
export type SizedPicture = {
  id: string;
  width: number;
  height: number;
  /** Its background until it is loaded, as six hexadecimal digits; none for a picture with transparent parts. */
  tint?: string | undefined;
};

type Row = { id: string; width: number | null; height: number | null; tint?: string | null | undefined };

/** The fields of a file that a picture needs, for a query. */
export function listPictureFields(path: string): string[] {
  return ['id', 'width', 'height', 'tint'].map((field) => `${path}.${field}`);
}

/** @param usual size of a picture whose own is unknown */
export function toSizedPicture(
  { id, width, height, tint }: Row,
  usual: { width: number; height: number } = { width: 1600, height: 1200 },
): SizedPicture {
  const size = { id, width: width ?? usual.width, height: height ?? usual.height };
  return isTint(tint) ? { ...size, tint } : size;
}

function isTint(value: string | null | undefined): value is string {
  return /^[0-9a-f]{6}$/.test(value ?? '');
}
