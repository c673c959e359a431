import type { drawer } from '../styled-system/recipes/index.js';
import type { SlotClasses } from '../ui/slot-classes.ts';

export const drawerClasses = {
  overlay: 'drawer__overlay',
  modal: 'drawer__modal',
  dialog: 'drawer__dialog',
  head: 'drawer__head',
  title: 'drawer__title',
  close: 'drawer__close',
  body: 'drawer__body',
  foot: 'drawer__foot',
  link: 'drawer__link',
  group: 'drawer__group',
  groupInside: 'drawer__groupInside',
  label: 'drawer__label',
  sub: 'drawer__sub',
  line: 'drawer__line',
  addressLine: 'drawer__addressLine',
} satisfies SlotClasses<'drawer', typeof drawer>;
