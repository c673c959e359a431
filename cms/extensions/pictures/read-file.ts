import type { Context } from '../directus.ts';

/** Directus converts no larger files for the website either. */
const maxBytes = 100 * 1024 ** 2;

/** @throws when it cannot be read */
export async function readFile({ services, getSchema }: Context, id: string): Promise<Buffer> {
  const { stream } = await new services.AssetsService({ schema: await getSchema() }).getAsset(id);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > maxBytes) throw new Error(`The file ${id} is too large for a tint.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
