import { fill } from '../../catalog/product/fill-words.ts';
import { checkoutClasses as styles } from '../checkout-classes.ts';
import type { CheckoutWords } from '../checkout-speech.ts';
import { change } from '../checkout-store.ts';

type Props = { account: string; words: CheckoutWords; onLeave: () => void };

/** In the place of a choice: it is paid with what was agreed to at PayPal, unless somebody wants otherwise. */
export function ExpressLine({ account, words: { fields, express }, onLeave }: Props) {
  const leave = () => {
    change({ express: null, paymentMethod: null });
    onLeave();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{fields.payment_method}</legend>
      <p>
        {fill(express.pays, { account })}
        <button type="button" className={styles.change} onClick={leave}>
          {express.change}
        </button>
      </p>
    </fieldset>
  );
}
