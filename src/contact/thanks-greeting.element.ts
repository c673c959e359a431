import 'client-only';
import { connectLazily, defineElement } from '../base/define-element.ts';

// Thanks the sender by name where this tab has stored it; the text of the server names nobody.
defineElement(
  'thanks-greeting',
  connectLazily(() => import('./greet-sender.ts')),
);
