/**
 * The classes of a slot recipe as they stand in the style sheet. Client components name them directly: the recipe's
 * function would bring 7 kB of machinery to the browser for strings that never change.
 */
export type SlotClasses<Name extends string, Recipe extends () => Record<string, string>> = {
  readonly [Slot in keyof ReturnType<Recipe> & string]: `${Name}__${Slot}`;
};
