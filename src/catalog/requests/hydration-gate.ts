import { type ReactNode, use } from 'react';

type Props = { isOpen: boolean; until: Promise<void>; children: ReactNode };

/**
 * Suspends until a promise resolves, so that the Suspense boundary around it stays dehydrated server HTML. Open, it
 * suspends never: React waits for a dehydrated boundary when the page around it changes.
 */
export function HydrationGate({ isOpen, until, children }: Props): ReactNode {
  if (!isOpen) use(until);
  return children;
}
