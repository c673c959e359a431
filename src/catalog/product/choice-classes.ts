import type { productChoice } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';

type Classes = SlotClasses<'product-choice', typeof productChoice>;

/** The class of a slot. Made here: a list of all of them would weigh more in every product page. */
export const choiceClass = <Slot extends keyof Classes>(slot: Slot) => `product-choice__${slot}` as const;
