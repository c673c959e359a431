import { formatMoment } from '../../i18n/format-moment.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { orderPage, page, visuallyHidden } from '../../styled-system/recipes/index.js';
import type { Order } from '../order.ts';
import { getOrderProgress } from './order-progress.ts';

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
