import type { productChoice } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';

export const choiceClasses = {
  root: 'product-choice__root',
  prices: 'product-choice__prices',
  price: 'product-choice__price',
  former: 'product-choice__former',
  percent: 'product-choice__percent',
  note: 'product-choice__note',
  state: 'product-choice__state',
  group: 'product-choice__group',
  legend: 'product-choice__legend',
  chosen: 'product-choice__chosen',
  options: 'product-choice__options',
  option: 'product-choice__option',
  clear: 'product-choice__clear',
  fields: 'product-choice__fields',
  row: 'product-choice__row',
  stepper: 'product-choice__stepper',
  preview: 'product-choice__preview',
  place: 'product-choice__place',
  fold: 'product-choice__fold',
} satisfies SlotClasses<'product-choice', typeof productChoice>;
