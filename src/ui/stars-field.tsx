import { Icon } from './icon.tsx';

type Props = {
  /** Of the first star: what leads to the field leads there. */
  id: string;
  name: string;
  legend: string;
  /** What each number of stars is called, from one star up. */
  labels: readonly string[];
  error: string | undefined;
};

/** Stars to choose by mouse, finger or arrow keys, with scripts and without: one more star for each. */
export function StarsField({ id, name, legend, labels, error }: Props) {
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
