import 'client-only';
import { connectLazily, defineElement } from '../../base/define-element.ts';

const fill = connectLazily(() => import('./fill-opening-element.ts'));

// Parts of the opening hours that depend on the moment. What they reserve, or the server has rendered beside them, stays
// until their code has loaded.
for (const name of ['opening-status', 'next-special-days', 'special-days']) {
  // What every page hides for a drawer must not load the code on every page; the drawer shows a copy.
  defineElement(name, (element, signal) => (element.closest('[hidden]') ? undefined : fill(element, signal)));
}
