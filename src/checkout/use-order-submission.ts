import { useStore } from '../ui/use-store-state.ts';
import { orderSubmission } from './order-submission-store.ts';

/** The state of sending an order. */
export function useOrderSubmission(): Readonly<
  Pick<typeof orderSubmission, 'phase' | 'refusal' | 'accepted' | 'token'>
> {
  useStore(orderSubmission);
  const { phase, refusal, accepted, token } = orderSubmission;
  return { phase, refusal, accepted, token };
}
