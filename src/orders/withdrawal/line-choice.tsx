import { fieldClasses as styles } from '../../ui/field-classes.ts';
import { toLineField } from './withdrawal-parts.ts';

export type WithdrawableLine = { id: number; label: string };

type Props = {
  /** The id of the first checkbox, which the error summary links to. */
  id: string;
  legend: string;
  lines: readonly WithdrawableLine[];
  error: string | undefined;
};

/** Checkboxes for the items of an order that can be withdrawn, none of them checked. */
export function LineChoice({ id, legend, lines, error }: Props) {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{legend}</legend>
      {lines.map((line, index) => {
        const controlId = index === 0 ? id : `${id}-${index + 1}`;
        return (
          <div key={line.id} className={styles.check}>
            <input
              id={controlId}
              type="checkbox"
              name={toLineField(line.id)}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-error`}
            />
            <label htmlFor={controlId}>{line.label}</label>
          </div>
        );
      })}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
