import { fieldClasses as styles } from './field-classes.ts';

type Props = {
  /** Id of the first radio button, the target of links to the field. */
  id: string;
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
  error: string | undefined;
};

/** A group of radio buttons, initially without a choice. */
export function ChoiceField({ id, name, legend, choices, error }: Props) {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{legend}</legend>
      {choices.map(({ value, label }, at) => {
        const own = at === 0 ? id : `${id}-${at + 1}`;
        return (
          <div key={value} className={styles.check}>
            <input
              id={own}
              type="radio"
              name={name}
              value={value}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
            />
            <label htmlFor={own}>{label}</label>
          </div>
        );
      })}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
