import type { searchField } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';

export const searchFieldClasses = {
  root: 'search-field__root',
  control: 'search-field__control',
  submit: 'search-field__submit',
} as const satisfies SlotClasses<'search-field', typeof searchField>;
