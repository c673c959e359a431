import type { de } from './de.ts';

/** German says which words there are; every other language has the same ones. */
export type Messages = Widen<typeof de>;

export type Widen<T> = T extends string
  ? string
  : T extends (...words: infer Words) => string
    ? (...words: Words) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };
