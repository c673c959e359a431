/** The entry of the browser's code: what every page runs before React, and what starts React. */
void import('./hydrate.tsx');

if (import.meta.hot) {
  // As in Waku's own entry: a changed server component renders the page anew.
  import.meta.hot.on('rsc:update', () => {
    const listeners: unknown = Reflect.get(globalThis, '__WAKU_RSC_RELOAD_LISTENERS__');
    if (Array.isArray(listeners)) for (const listen of listeners) listen();
  });
}
