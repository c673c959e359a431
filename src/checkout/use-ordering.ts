import { useStore } from '../ui/use-store-state.ts';
import { ordering } from './ordering-store.ts';

/** What is going on with the order itself. */
export function useOrdering(): Readonly<Pick<typeof ordering, 'phase' | 'refusal' | 'accepted' | 'token'>> {
  useStore(ordering);
  const { phase, refusal, accepted, token } = ordering;
  return { phase, refusal, accepted, token };
}
