import 'client-only';
import { connectLazily, defineElement } from '../../base/define-element.ts';

const fill = connectLazily(() => import('./fill-opening-element.ts'));

// Parts of the opening hours that depend on the moment. What they reserve, or the server has rendered beside them, stays
// until their code has loaded.
for (const name of ['opening-status', 'next-special-days', 'special-days']) {
  defineElement(name, (element, signal) => {
    if (!element.closest('dialog:not([open])')) return fill(element, signal);
    // A closed dialog on every page must not load the code on every page.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      fill(element, signal);
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
