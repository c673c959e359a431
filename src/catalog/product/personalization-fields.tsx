import { type ReactNode, useEffect, useState } from 'react';
import { formatByPattern, type PricePattern } from '../../i18n/price-pattern.ts';
import { fieldClasses } from '../../ui/field-classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { choiceClasses as styles } from './choice-classes.ts';
import type { ChoiceWords } from './choice-words.ts';
import { fill } from './fill-words.ts';
import { type Choice, missingFields, type Offer, type PersonalizationField, splitFields } from './product-choice.ts';
import { personalizationChange } from './product-choice-store.ts';

type Props = {
  offer: Offer;
  choice: Readonly<Choice>;
  name: string;
  /** It was to be taken while something was missing. */
  isChecked: boolean;
  pattern: PricePattern;
  words: ChoiceWords;
  /** How it will look. */
  children: ReactNode;
};

/** What makes a piece one's own. Needs scripts; the page says otherwise what there is to wish for. */
export function PersonalizationFields({ offer, choice, name, isChecked, pattern, words, children }: Props) {
  const missing = isChecked ? missingFields(offer, choice) : [];
  const { shown, folded } = splitFields(offer.fields);
  const show = (fields: readonly PersonalizationField[]) =>
    fields.map((field) => (
      <Field
        key={field.key}
        {...{ field, pattern, words }}
        value={choice.personalization[field.key] ?? ''}
        isMissing={missing.includes(field.key)}
      />
    ));
  const isShownAtOnce = shown.some(({ type }) => type === 'text');
  return (
    <fieldset className={styles.fields} data-scripted>
      <legend className={shown.length > 0 ? styles.legend : 'visually-hidden'}>{name}</legend>
      {isShownAtOnce && children}
      {show(shown)}
      {folded.length > 0 && (
        <Fold title={words.addEngraving} isWritten={folded.some(({ key }) => choice.personalization[key])}>
          {!isShownAtOnce && children}
          {show(folded)}
        </Fold>
      )}
    </fieldset>
  );
}

/** Closed until somebody wants it, or has written in it before; then it stays as it is. */
function Fold({ title, isWritten, children }: { title: string; isWritten: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isWritten) setIsOpen(true);
  }, [isWritten]);
  return (
    <details className="expander__root" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={`expander__title ${styles.fold}`}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

type FieldProps = {
  field: PersonalizationField;
  value: string;
  isMissing: boolean;
  pattern: PricePattern;
  words: ChoiceWords;
};

function Field({ field, value, isMissing, pattern, words }: FieldProps) {
  const id = `own-${field.key}`;
  return (
    <div className={field.type === 'checkbox' ? fieldClasses.check : fieldClasses.root}>
      {field.type === 'checkbox' && <Control {...{ id, field, value, isMissing, words }} />}
      <label htmlFor={id} className={fieldClasses.label}>
        {field.label}
        <span className={styles.note}>
          {!field.isRequired && ` ${words.voluntary}`}
          {field.surchargeCents > 0 &&
            ` ${fill(words.surcharge, { price: formatByPattern(field.surchargeCents, pattern) })}`}
        </span>
      </label>
      {field.type !== 'checkbox' && <Control {...{ id, field, value, isMissing, words }} />}
      {hasHint(field) && (
        <p id={`${id}-hint`} className={fieldClasses.hint}>
          {field.maxLength === null || value === ''
            ? field.hint
            : fill(words.charactersLeft, { count: Math.max(0, field.maxLength - value.length) })}
        </p>
      )}
      {field.isRequired && (
        <p id={`${id}-error`} className={fieldClasses.error} aria-live="polite" hidden={!isMissing}>
          {isMissing && fill(words.fieldMissing, { label: field.label })}
        </p>
      )}
    </div>
  );
}

function hasHint({ type, hint, maxLength }: PersonalizationField): boolean {
  return type === 'text' && (hint !== null || maxLength !== null);
}

function Control({ id, field, value, isMissing, words }: Omit<FieldProps, 'pattern'> & { id: string }) {
  const change = (text: string) => personalizationChange(field.key, text);
  const shared = {
    id,
    required: field.isRequired,
    'data-field': field.key,
    'aria-invalid': isMissing || undefined,
    'aria-describedby':
      [isMissing && `${id}-error`, hasHint(field) && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
  switch (field.type) {
    case 'checkbox':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value !== ''}
          onChange={({ target }) => change(target.checked ? 'yes' : '')}
        />
      );
    case 'select':
      return (
        <select
          {...shared}
          className={fieldClasses.control}
          value={value}
          onChange={({ target }) => change(target.value)}
        >
          <option value="">{field.isRequired ? words.choose : words.optional}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...shared}
          className={fieldClasses.control}
          type={field.type}
          autoComplete="off"
          maxLength={field.maxLength ?? undefined}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      );
  }
}
