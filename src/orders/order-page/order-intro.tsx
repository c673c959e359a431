import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { orderPage, page, visuallyHidden } from '../../styled-system/recipes/index.js';
import type { Order } from '../order.ts';
import type { PaymentKey } from '../quote.ts';

type Props = { order: Order; language: Language; timeZone: string; isNew: boolean };

/** The title of an order page, in the document's title and in its heading. */
export function getOrderTitle(order: Order, language: Language, isNew: boolean): string {
  const { title, thanks } = getMessages(language).order;
  return isNew ? thanks((order.invoice_address ?? order.shipping_address)?.first_name ?? '') : title;
}

/** The order number, the status message and the note about the confirmation mail. */
export function OrderIntro({ order, language, timeZone, isNew }: Props) {
  const { order: messages } = getMessages(language);
  const [day] = formatMoment(new Date(order.date), language, timeZone);
  const isWaiting = order.payment_status === 'pending' || order.payment_status === 'failed';
  const styles = orderPage();
  return (
    <header className={styles.intro}>
      <p className={styles.number}>{messages.numbered(order.number, day)}</p>
      <h1 className={page().title}>{getOrderTitle(order, language, isNew)}</h1>
      <p className={page().lead}>{messages.statusTexts[getOrderProgress(order).statusKey]}</p>
      {isNew && !isWaiting && <p>{messages.mailOnItsWay(order.email)}</p>}
      <p className={styles.note}>{messages.keepLink}</p>
    </header>
  );
}

/** The progress of an order; nothing for an order that ended early. */
export function OrderSteps({ order, language }: Pick<Props, 'order' | 'language'>) {
  const { order: messages } = getMessages(language);
  const { steps } = getOrderProgress(order);
  if (steps.length === 0) return null;
  const styles = orderPage();
  return (
    <section aria-label={messages.progress}>
      <ol className={styles.steps}>
        {steps.map(({ step, state }) => (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' || state === 'reached' ? 'step' : undefined}
          >
            <span>
              {step === 'paid' && state !== 'done' ? messages.payment : messages.steps[step]}
              {state === 'done' && <span className={visuallyHidden()}>, {messages.done}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
