import type { cart, cartDrawer } from '../styled-system/recipes/index.js';
import type { SlotClasses } from '../ui/slot-classes.ts';

export const cartClasses = {
  layout: 'cart__layout',
  waiting: 'cart__waiting',
  status: 'cart__status',
  list: 'cart__list',
  line: 'cart__line',
  plate: 'cart__plate',
  about: 'cart__about',
  name: 'cart__name',
  note: 'cart__note',
  tools: 'cart__tools',
  stepper: 'cart__stepper',
  remove: 'cart__remove',
  price: 'cart__price',
  news: 'cart__news',
  newsItem: 'cart__newsItem',
  side: 'cart__side',
  heading: 'cart__heading',
  options: 'cart__options',
  option: 'cart__option',
  select: 'cart__select',
  totals: 'cart__totals',
  row: 'cart__row',
  sum: 'cart__sum',
  tax: 'cart__tax',
  actions: 'cart__actions',
  problem: 'cart__problem',
} satisfies SlotClasses<'cart', typeof cart>;

export const cartDrawerClasses = {
  root: 'cart-drawer__root',
  inside: 'cart-drawer__inside',
  head: 'cart-drawer__head',
  close: 'cart-drawer__close',
  body: 'cart-drawer__body',
  foot: 'cart-drawer__foot',
} satisfies SlotClasses<'cart-drawer', typeof cartDrawer>;
