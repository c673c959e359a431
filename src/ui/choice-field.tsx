import type { ComponentProps } from 'react';
import { fieldClasses as styles } from './field-classes.ts';
import { Icon } from './icon.tsx';

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

type Control = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>;

type SelectFieldProps = Control & {
  id: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  none: string;
  error: string | undefined;
};

/** A select field with label and error message. */
export function SelectField({ id, label, choices, none, error, ...control }: SelectFieldProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...control}
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      >
        <option value="">{none}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

type StarsFieldProps = {
  /** Id of the first radio button, the target of links to the field. */
  id: string;
  name: string;
  legend: string;
  /** Labels of the numbers of stars, from one star up. */
  labels: readonly string[];
  error: string | undefined;
};

/** A star rating as a group of radio buttons; works without JavaScript. */
export function StarsField({ id, name, legend, labels, error }: StarsFieldProps) {
  return (
    <fieldset className="field__root">
      <legend className="field__label">{legend}</legend>
      <div className="rating__choice">
        {labels.map((label, at) => (
          <label key={label} className="rating__star" title={label}>
            <input
              id={at === 0 ? id : `${id}-${at + 1}`}
              className="visually-hidden"
              type="radio"
              name={name}
              value={at + 1}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
            />
            <Icon name="star" />
            <Icon name="star-empty" />
            <span className="visually-hidden">{label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="field__error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
