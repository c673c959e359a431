import 'client-only';
import { connectLazily, defineElement } from '../base/define-element.ts';

defineElement(
  'slide-rotation',
  connectLazily(() => import('./rotate-slides.ts')),
);
