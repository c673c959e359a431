/**
 * The class names of a slot recipe. Client components write them out, since the recipe's function would add 7 kB of
 * runtime for constant strings.
 */
export type SlotClasses<Name extends string, Recipe extends () => Record<string, string>> = {
  readonly [Slot in keyof ReturnType<Recipe> & string]: `${Name}__${Slot}`;
};
