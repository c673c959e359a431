import 'client-only';
import { connectLazily, defineElement } from '../base/define-element.ts';

defineElement(
  'auto-refresh',
  connectLazily(() => import('./refresh-page.ts')),
);
