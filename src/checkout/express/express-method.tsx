import { formatMessage } from '../../i18n/format-message.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import type { CheckoutMessages } from '../checkout-messages.ts';
import { updateCheckout } from '../checkout-store.ts';

type Props = { account: string; messages: CheckoutMessages; onLeave: () => void };

/** Takes the place of the payment methods: PayPal with the approved account, and a button to choose another method. */
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
