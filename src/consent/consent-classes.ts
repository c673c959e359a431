import type { consents } from '../styled-system/recipes/index.js';
import type { SlotClasses } from '../ui/slot-classes.ts';

export const consentClasses = {
  root: 'consents__root',
  body: 'consents__body',
  head: 'consents__head',
  title: 'consents__title',
  close: 'consents__close',
  summary: 'consents__summary',
  purposes: 'consents__purposes',
  purpose: 'consents__purpose',
  buttons: 'consents__buttons',
} satisfies SlotClasses<'consents', typeof consents>;
