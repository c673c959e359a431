import type { ComponentProps } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ringStudio, studioHelp } from '../styled-system/recipes/index.js';
import { fieldClasses } from '../ui/field-classes.ts';
import { type Explained, Explanation } from './explanation.tsx';
import { formatTenths } from './ring-pair.ts';
import type { Range } from './ring-rules.ts';

type Option = Explained & { swatch?: string };

type ChoicesProps = {
  legend: string;
  name: string;
  value: string | undefined;
  options: readonly Option[];
  /** Where the options are explained elsewhere. */
  isExplained?: boolean;
  language: Language;
};

/** Radio buttons that look like chips, and what there is to know about each of them. */
export function Choices({ legend, name, value, options, isExplained = false, language }: ChoicesProps) {
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
      {!isExplained && <Explanations {...{ legend, options, language }} />}
    </fieldset>
  );
}

type ExplanationsProps = { legend: string; options: readonly Explained[]; language: Language };

function Explanations({ legend, options, language }: ExplanationsProps) {
  if (options.every(({ description = '' }) => description === '')) return null;
  return (
    <details className={studioHelp().explain}>
      <summary>
        {getMessages(language).studio.explain}
        <span className="visually-hidden"> {legend}</span>
      </summary>
      <Explanation {...{ options, language }} />
    </details>
  );
}

type LabelledProps = ComponentProps<'input'> & { label: string; hint?: string | undefined };

export function LabelledInput({ label, hint, ...input }: LabelledProps) {
  return (
    <label className={fieldClasses.root}>
      <span className={fieldClasses.label}>{label}</span>
      <input className={fieldClasses.control} {...input} />
      {hint && <span className={fieldClasses.hint}>{hint}</span>}
    </label>
  );
}

type NumberProps = { name: string; label: string; value: number; range: Range; step: string; hint?: string };

/** A measure in millimetres, or another number that is stored in tenths. */
export function NumberField({ name, label, value, range, step, hint }: NumberProps) {
  return (
    <LabelledInput
      {...{ label, hint, name, step }}
      type="number"
      inputMode="decimal"
      min={formatTenths(range.min)}
      max={formatTenths(range.max)}
      defaultValue={formatTenths(value)}
    />
  );
}
