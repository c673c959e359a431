import type { productChoice } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';

type Classes = SlotClasses<'product-choice', typeof productChoice>;

/** The class of a recipe slot. Built at runtime, since a table of all classes would be larger. */
export const choiceClass = <Slot extends keyof Classes>(slot: Slot) => `product-choice__${slot}` as const;
