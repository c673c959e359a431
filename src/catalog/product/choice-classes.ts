import type { productChoice } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';

type Classes = SlotClasses<'product-choice', typeof productChoice>;

const slots = [
  'root',
  'prices',
  'price',
  'former',
  'percent',
  'note',
  'state',
  'group',
  'legend',
  'chosen',
  'options',
  'option',
  'clear',
  'fields',
  'row',
  'stepper',
  'preview',
  'place',
  'fold',
] as const satisfies readonly (keyof Classes)[];

// Every slot is in the list, once; written out they would weigh more in every product page.
export const choiceClasses = Object.fromEntries(slots.map((slot) => [slot, `product-choice__${slot}`])) as Pick<
  Classes,
  (typeof slots)[number]
>;
