import { checkoutClasses as styles } from './checkout-classes.ts';
import { toControlId } from './checkout-field.tsx';

type Choice = { id: number; name: string; note: string | null; price: string | null };

type Props = {
  name: 'shipping_method' | 'payment_method';
  legend: string;
  choices: readonly Choice[];
  /** Notes on methods that do not serve the address. */
  outOfArea?: readonly string[];
  chosen: number | null;
  error: string | undefined;
  /** Shown where there is nothing to choose. */
  none: string;
  onChoose: (id: number) => void;
};

/** Radio buttons for shipping or payment methods, each with price and note. */
export function MethodChoices({ name, legend, choices, outOfArea = [], chosen, error, none, onChoose }: Props) {
  const id = toControlId(name);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.length === 0 && <p>{none}</p>}
      <div className={styles.choices}>
        {choices.map(({ id: value, name: label, note, price }, index) => (
          <label key={value} className={styles.choice}>
            <input
              // The link of the error summary leads to the first radio button.
              id={index === 0 ? id : `${id}-${value}`}
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
              onChange={() => onChoose(value)}
            />
            <span className={styles.choiceName}>{label}</span>
            {price && <span className={styles.choicePrice}>{price}</span>}
            {note && <span className={styles.choiceNote}>{note}</span>}
          </label>
        ))}
      </div>
      {outOfArea.map((sentence) => (
        <p key={sentence} className="field__hint">
          {sentence}
        </p>
      ))}
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
