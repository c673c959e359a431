import 'client-only';
import { connectLazily, defineElement } from '../base/define-element.ts';

// What pages of the shop do without React; which `part` of it an element is says its attribute.
defineElement(
  'shop-part',
  connectLazily(() => import('./shop-elements.ts')),
);
