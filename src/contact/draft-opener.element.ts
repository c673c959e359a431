import 'client-only';
import { connectLazily, defineElement } from '../base/define-element.ts';

// Keeps the draft of the form beside it, by its storage key in `form`.
defineElement(
  'draft-opener',
  connectLazily(() => import('./keep-draft.ts')),
);
