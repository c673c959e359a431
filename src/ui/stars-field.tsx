import { Icon } from './icon.tsx';

type Props = {
  /** Id of the first radio button, the target of links to the field. */
  id: string;
  name: string;
  legend: string;
  /** Labels of the numbers of stars, from one star up. */
  labels: readonly string[];
  error: string | undefined;
};

/** A star rating as a group of radio buttons; works without JavaScript. */
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
