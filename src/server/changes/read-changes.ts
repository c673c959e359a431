import * as v from 'valibot';
import { callStudio, type Studio } from '../publishing/call-studio.ts';

/** Collections that have changed in Directus, products with their id (`ecommerce_product/7`), or everything. */
export type ChangeTags = readonly string[] | 'everything';

/** An import has many. */
const schema = v.object({
  position: v.pipe(v.string(), v.maxLength(40)),
  tags: v.array(v.pipe(v.string(), v.maxLength(100))),
  isReset: v.boolean(),
});

export type Changes = v.InferOutput<typeof schema>;

/** Reads the log of changes since a position of it; without one, where it is now. @throws where there is no log */
export async function readChanges(studio: Studio, after: string | undefined): Promise<Changes> {
  return v.parse(schema, await callStudio(studio, '/changes', { after }));
}
