import { formatByPattern } from '../i18n/price-pattern.ts';
import { useStore } from '../ui/use-store-state.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';
import { setCountry, setPresentWrap } from './cart-options-store.ts';
import { quote } from './quote-store.ts';

type Props = { presentWrap: boolean; country: string; intl: Omit<CartIntl, 'language'> };

/** Options of the whole cart: gift wrapping and the country of delivery. */
export function CartOptions({ presentWrap, country, intl: { messages, pattern } }: Props) {
  const { data } = useStore(quote);
  const countries = data?.countries ?? [];
  const wrapping = data?.present_wrapping;
  const isKnown = countries.some(({ code }) => code === country);
  return (
    <div className={styles.options}>
      {wrapping && (
        <div className={styles.option}>
          <label>
            <input type="checkbox" checked={presentWrap} onChange={({ target }) => setPresentWrap(target.checked)} />
            {messages.presentWrap}
          </label>
          <span>
            {wrapping.price_cents > 0 ? formatByPattern(wrapping.price_cents, pattern) : messages.shippingFree}
          </span>
        </div>
      )}
      {countries.length > 0 && (
        <div className={styles.option}>
          <label htmlFor="cart-country">{messages.shippingTo}</label>
          <select
            id="cart-country"
            className={styles.select}
            value={isKnown ? country : ''}
            onChange={({ target }) => setCountry(target.value || null)}
          >
            {!isKnown && <option value="">{messages.chooseCountry}</option>}
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
