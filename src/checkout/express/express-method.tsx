import { formatMessage } from '../../catalog/product/format-message.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import type { CheckoutMessages } from '../checkout-messages.ts';
import { updateCheckout } from '../checkout-store.ts';

type Props = { account: string; messages: CheckoutMessages; onLeave: () => void };

/** In the place of a choice: it is paid with what was agreed to at PayPal, unless somebody wants otherwise. */
export function ExpressMethod({ account, messages: { fields, express }, onLeave }: Props) {
  const changeMethod = () => {
    updateCheckout({ express: null, paymentMethod: null });
    onLeave();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{fields.payment_method}</legend>
      <p>
        {formatMessage(express.pays, { account })}
        <button type="button" className={styles.change} onClick={changeMethod}>
          {express.change}
        </button>
      </p>
    </fieldset>
  );
}
