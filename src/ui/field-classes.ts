import type { field } from '../styled-system/recipes/index.js';
import type { SlotClasses } from './slot-classes.ts';

export const fieldClasses: SlotClasses<'field', typeof field> = {
  root: 'field__root',
  label: 'field__label',
  control: 'field__control',
  hint: 'field__hint',
  error: 'field__error',
  check: 'field__check',
};
