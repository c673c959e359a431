import type { Fields } from './collection.ts';
import { text } from './values.ts';

/** Our fields of Directus's own collection of files. */
export const fileFields: Fields = {
  tint: text('Grundton', {
    maxLength: 6,
    hidden: true,
    readonly: true,
    note: 'Farbe, die auf der Website steht, bis das Bild geladen ist. Entsteht von selbst.',
  }),
};
