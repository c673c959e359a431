import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as defaultRootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { deliverClicksOnceHydrated } from './deliver-clicks.ts';

/** Hydrates the document, as Waku's own client entry does. */
hydrateRoot(
  document,
  <StrictMode>
    <Router />
  </StrictMode>,
  defaultRootOptions,
);

deliverClicksOnceHydrated();
