import { type ReactNode, useEffect, useState } from 'react';
import { formatByPattern, type PricePattern } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { fieldClasses } from '../../ui/field-classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import {
  charactersLeft,
  findPersonalizationError,
  type PersonalizationError,
  type PersonalizationField,
} from './personalization-rules.ts';
import type { Choice, Offer } from './product-choice.ts';
import { setPersonalization } from './product-choice-store.ts';

type Props = {
  offer: Offer;
  choice: Readonly<Choice>;
  name: string;
  /** Whether to show all errors, after an attempt to buy an incomplete choice. */
  showsErrors: boolean;
  pattern: PricePattern;
  messages: ChoiceMessages;
  /** The preview. */
  children: ReactNode;
};

/** The personalization fields. They need JavaScript; without it the page lists what can be personalized. */
export function PersonalizationFields({ offer, choice, name, showsErrors, pattern, messages, children }: Props) {
  const findError = (field: PersonalizationField) => {
    const error = findPersonalizationError(field, choice.personalization[field.key]);
    // Excess length is reported while typing.
    return showsErrors || error === 'fieldTooLong' ? error : undefined;
  };
  const { shown, folded } = splitOptionalFields(offer.fields);
  const show = (fields: readonly PersonalizationField[]) =>
    fields.map((field) => (
      <Field
        key={field.key}
        {...{ field, pattern, messages }}
        value={choice.personalization[field.key] ?? ''}
        error={findError(field)}
      />
    ));
  const engraved = folded.flatMap((field) => {
    const text = choice.personalization[field.key]?.trim();
    return field.type === 'text' && text && !findPersonalizationError(field, text) ? text : [];
  });
  const isShownAtOnce = shown.some(({ type }) => type === 'text');
  return (
    <fieldset className={choiceClass('fields')} data-scripted>
      <legend className={shown.length > 0 ? choiceClass('legend') : 'visually-hidden'}>{name}</legend>
      {isShownAtOnce && children}
      {show(shown)}
      {folded.length > 0 && (
        <Disclosure
          title={
            engraved.length > 0
              ? formatMessage(messages.engraved, { text: engraved.join(' · ') })
              : messages.addEngraving
          }
          isWritten={folded.some(({ key }) => choice.personalization[key])}
        >
          {!isShownAtOnce && children}
          {show(folded)}
        </Disclosure>
      )}
    </fieldset>
  );
}

/** A disclosure that is closed at first and opens when a field in it has a value; it never closes by itself. */
function Disclosure({ title, isWritten, children }: { title: string; isWritten: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isWritten) setIsOpen(true);
  }, [isWritten]);
  return (
    <details className="expander__root" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={`expander__title ${choiceClass('fold')}`}>
        <span>{title}</span>
        <Icon name="chevron" />
      </summary>
      <div className={choiceClass('fields')}>{children}</div>
    </details>
  );
}

type FieldProps = {
  field: PersonalizationField;
  value: string;
  error: PersonalizationError | undefined;
  pattern: PricePattern;
  messages: ChoiceMessages;
};

function Field({ field, value, error, pattern, messages }: FieldProps) {
  const id = `own-${field.key}`;
  const { label, maxLength } = field;
  const isBox = field.type === 'checkbox';
  const control = <Control {...{ id, field, value, error, messages }} />;
  return (
    <div className={isBox ? fieldClasses.check : fieldClasses.root}>
      {isBox && control}
      <label htmlFor={id} className={fieldClasses.label}>
        {label}
        <span className={choiceClass('note')}>
          {!field.isRequired && ` ${messages.voluntary}`}
          {field.surchargeCents > 0 &&
            ` ${formatMessage(messages.surcharge, { price: formatByPattern(field.surchargeCents, pattern) })}`}
        </span>
      </label>
      {!isBox && control}
      {hasHint(field) && (
        <p id={`${id}-hint`} className={fieldClasses.hint}>
          {maxLength === null || (value === '' && field.hint)
            ? field.hint
            : formatCharacterCount(charactersLeft(field, value), messages)}
        </p>
      )}
      <p id={`${id}-error`} className={fieldClasses.error} aria-live="polite" hidden={!error}>
        {error && formatMessage(messages[error], { label, count: maxLength ?? 0 })}
      </p>
    </div>
  );
}

function formatCharacterCount(left: number, messages: ChoiceMessages): string {
  return formatMessage(left < 0 ? messages.charactersOver : messages.charactersLeft, { count: Math.abs(left) });
}

function hasHint({ type, hint, maxLength }: PersonalizationField): boolean {
  return type === 'text' && (hint !== null || maxLength !== null);
}

function Control({ id, field, value, error, messages }: Omit<FieldProps, 'pattern'> & { id: string }) {
  const change = (text: string) => setPersonalization(field.key, text);
  const shared = {
    id,
    required: field.isRequired,
    'data-field': field.key,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hasHint(field) && `${id}-hint`].filter(Boolean).join(' ') || undefined,
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
          <option value="">{field.isRequired ? messages.choose : messages.optional}</option>
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
          // Also for numbers: browsers hide values that they do not parse as a number, such as a comma in another
          // language.
          type="text"
          inputMode={field.type === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      );
  }
}

/**
 * Splits fields into visible ones and ones in a disclosure. Optional fields are in the disclosure when one of them is a
 * text; required fields never are.
 */
function splitOptionalFields(
  fields: readonly PersonalizationField[],
): Record<'shown' | 'folded', PersonalizationField[]> {
  const optional = fields.filter(({ isRequired }) => !isRequired);
  const folded = optional.some(({ type }) => type === 'text') ? optional : [];
  return { shown: fields.filter((field) => !folded.includes(field)), folded };
}
