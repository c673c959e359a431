import { toCountedFacts } from '../../consent/tracker/counted-facts.ts';
import type { Language } from '../../i18n/languages.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import type { Order } from '../order.ts';
import '../../ui/order.css';
import { readHouse } from './house-queries.ts';
import { OrderAgain } from './order-again.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderIntro, OrderSteps } from './order-intro.tsx';
import { PaymentAdvice } from './order-payment.tsx';
import { OrderPieces } from './order-pieces.tsx';
import { OrderWithdrawal } from './order-withdrawal.tsx';
import { toCountedOrder } from './to-counted-order.ts';

type Props = { order: Order; token: string; language: Language; isNew: boolean };

/** An order from top to bottom: how it stands, what to pay, what was bought, and what one may want to do about it. */
export async function OrderView({ order, token, language, isNew }: Props) {
  const house = await readHouse();
  const { timeZone } = house;
  const styles = orderPage();
  return (
    <>
      <div className={styles.opening} {...(isNew && toCountedFacts({ order: toCountedOrder(order) }))}>
        <OrderIntro {...{ order, language, timeZone, isNew }} />
        <OrderSteps order={order} language={language} />
      </div>
      <div className={styles.layout}>
        <div className={styles.main}>
          <PaymentAdvice order={order} language={language} />
          <OrderPieces order={order} language={language} />
        </div>
        <div className={styles.side}>
          <OrderAgain order={order} language={language} />
          <OrderFacts order={order} language={language} />
          <OrderDocuments language={language} />
          <OrderHelp house={house} language={language} />
        </div>
      </div>
      <OrderWithdrawal {...{ order, token, language, house }} />
    </>
  );
}
