import { toTrackingAttribute } from '../../consent/tracker/tracking-data.ts';
import type { Language } from '../../i18n/languages.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import type { Order } from '../order.ts';
import '../../ui/order.css';
import { BankTransfer } from './bank-transfer.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHelp } from './order-help.tsx';
import { OrderIntro, OrderSteps } from './order-intro.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderWithdrawal } from './order-withdrawal.tsx';
import { loadShopContact } from './shop-contact-queries.ts';
import { toTrackedOrder } from './to-tracked-order.ts';

type Props = { order: Order; token: string; language: Language; isNew: boolean };

/** An order from top to bottom: how it stands, what to pay, what was bought, and what one may want to do about it. */
export async function OrderView({ order, token, language, isNew }: Props) {
  const house = await loadShopContact();
  const { timeZone } = house;
  const styles = orderPage();
  return (
    <>
      <div className={styles.opening} {...(isNew && toTrackingAttribute({ order: toTrackedOrder(order) }))}>
        <OrderIntro {...{ order, language, timeZone, isNew }} />
        <OrderSteps order={order} language={language} />
      </div>
      <div className={styles.layout}>
        <div className={styles.main}>
          <BankTransfer order={order} language={language} />
          <OrderLines order={order} language={language} />
        </div>
        <div className={styles.side}>
          <OrderAgain order={order} language={language} />
          <OrderDetails order={order} language={language} />
          <OrderDocuments language={language} />
          <OrderHelp house={house} language={language} />
        </div>
      </div>
      <OrderWithdrawal {...{ order, token, language, shopContact: house }} />
    </>
  );
}
