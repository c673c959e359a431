/** A picture from Directus; width and height are the original's, for its aspect ratio. */
export type Image = { id: string; width: number; height: number; alt: string };

type FileRow = { id: string; width: number | null; height: number | null };

export function toImage(file: FileRow | null | undefined, alt: string | null | undefined): Image | null {
  return file ? { id: file.id, width: file.width ?? 1600, height: file.height ?? 1200, alt: alt ?? '' } : null;
}
