import type { de } from './de.ts';

/** The type of a message catalogue: the keys of the German one. */
export type Messages = Widen<typeof de>;

export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Words) => string
    ? (...args: Words) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };
