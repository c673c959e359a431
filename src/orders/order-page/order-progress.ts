import type { Order } from '../order.ts';
import type { PaymentKey } from '../quote.ts';

/** All steps of an order; which of them apply depends on shipping and payment method. */
const orderSteps = ['placed', 'paid', 'in_progress', 'shipped', 'ready', 'collected'] as const;

type OrderStep = (typeof orderSteps)[number];

/** Keys of the status messages. */
type OrderStatusKey =
  | OrderStep
  | 'awaiting_payment'
  | 'pay_on_collection'
  | 'payment_pending'
  | 'payment_failed'
  | 'cancelled'
  | 'cancelled_paid'
  | 'withdrawn'
  | 'refunded';

/** `reached` is done and lasts until somebody else acts: an order that is ready waits for its customer. */
type StepState = 'done' | 'reached' | 'current' | 'open';

type OrderProgress = {
  statusKey: OrderStatusKey;
  /** Empty for an order that ended early. */
  steps: readonly { step: OrderStep; state: StepState }[];
};

type ProgressInput = Pick<Order, 'status' | 'payment_status' | 'payment_method' | 'shipping_method'>;

const endStates = ['cancelled', 'withdrawn'] as const;

/** The progress of an order: its steps, and the key of its status message. */
export function getOrderProgress({
  status,
  payment_status,
  payment_method,
  shipping_method,
}: ProgressInput): OrderProgress {
  const end = endStates.find((one) => one === status);
  if (payment_status === 'refunded') return { statusKey: 'refunded', steps: [] };
  if (end) return { statusKey: end === 'cancelled' && payment_status === 'paid' ? 'cancelled_paid' : end, steps: [] };
  if (payment_status === 'failed') return { statusKey: 'payment_failed', steps: [] };
  const isCash = payment_method?.key === 'cash';
  const isPaid = payment_status === 'paid' || payment_status === 'authorized';
  const finalSteps: OrderStep[] = shipping_method?.is_collection ? ['ready', 'collected'] : ['shipped'];
  const path: OrderStep[] = ['placed', ...(isCash ? [] : (['paid'] as const)), 'in_progress', ...finalSteps];
  const statusStep = orderSteps.find((step) => step === status) ?? 'placed';
  const reached = Math.max(path.indexOf(statusStep), isPaid ? path.indexOf('paid') : 0, 0);
  // Staff may proceed before the payment has arrived; that step then stays open.
  const isDone = (step: OrderStep, index: number) => index <= reached && (step !== 'paid' || isPaid);
  const next = path.findIndex((step, index) => !isDone(step, index));
  const getState = (step: OrderStep, index: number): StepState => {
    if (path[next] === 'collected' && index >= next - 1) return index === next ? 'open' : 'reached';
    if (isDone(step, index)) return 'done';
    return index === next ? 'current' : 'open';
  };
  const steps = path.map((step, index) => ({ step, state: getState(step, index) }));
  const currentStep = path[reached] ?? 'placed';
  return {
    statusKey: currentStep === 'placed' ? getPlacedStatusKey(payment_status, payment_method?.key) : currentStep,
    steps,
  };
}

function getPlacedStatusKey(paymentStatus: string, method: PaymentKey | undefined): OrderStatusKey {
  if (paymentStatus === 'pending') return 'payment_pending';
  if (method === 'prepayment') return 'awaiting_payment';
  return method === 'cash' ? 'pay_on_collection' : 'placed';
}
