import * as v from 'valibot';
import type { SizedPicture } from '../../base/sized-picture.ts';
import { type Language, languages } from '../../i18n/languages.ts';

/** A viewed product as stored: without its price, which may change. */
export type ViewedProduct = {
  id: number;
  slug: string;
  name: string;
  language: Language;
  image: SizedPicture | null;
};

const maxViewed = 12;

const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const ViewedSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(200)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  language: v.picklist(languages),
  image: v.nullable(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[0-9a-f-]{36}$/)),
      ...{ width: size, height: size },
      tint: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/))),
    }),
  ),
});

/**
 * Parses the stored list.
 *
 * @param text from storage; invalid entries are skipped
 */
export function parseViewed(text: string | null): ViewedProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .flatMap((entry) => {
        const result = v.safeParse(ViewedSchema, entry);
        return result.success ? [result.output] : [];
      })
      .slice(0, maxViewed);
  } catch {
    return [];
  }
}
