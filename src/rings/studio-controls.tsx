import type { ReactNode } from 'react';
import { ringStudio } from '../styled-system/recipes/index.js';
import { fieldClasses } from '../ui/field-classes.ts';
import { formatTenths } from './ring-pair.ts';
import type { Range } from './ring-rules.ts';

type Option = { key: string; name: string; swatch?: string };

type ChoicesProps = { legend: ReactNode; name: string; value: string | undefined; options: readonly Option[] };

/** Radio buttons that look like chips. */
export function Choices({ legend, name, value, options }: ChoicesProps) {
  const styles = ringStudio();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ key, name: text, swatch }) => (
          <label key={key} className={styles.option}>
            <input type="radio" name={name} value={key} defaultChecked={key === value} />
            {swatch && (
              <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.swatch}>
                <circle cx="5" cy="5" r="4.6" fill={swatch} stroke="currentColor" strokeWidth="0.4" />
              </svg>
            )}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NumberProps = { name: string; label: string; value: number; range: Range; step: string; hint?: string };

/** A measure in millimetres, or another number that is stored in tenths. */
export function NumberField({ name, label, value, range, step, hint }: NumberProps) {
  return (
    <label className={fieldClasses.root}>
      <span className={fieldClasses.label}>{label}</span>
      <input
        className={fieldClasses.control}
        type="number"
        inputMode="decimal"
        name={name}
        min={formatTenths(range.min)}
        max={formatTenths(range.max)}
        step={step}
        defaultValue={formatTenths(value)}
      />
      {hint && <span className={fieldClasses.hint}>{hint}</span>}
    </label>
  );
}
