import type { MouseEvent } from 'react';
import { report } from '../../consent/tracker/report.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { fieldClasses } from '../../ui/field-classes.ts';
import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import { type Choice, getSkuAvailability, type Offer, variantFormId, variantSelected } from './product-choice.ts';
import { setVariant } from './product-choice-store.ts';

type Props = {
  offer: Offer;
  choice: Readonly<Choice>;
  path: string;
  isFull: boolean;
  /** Whether to show that a variant is missing. */
  showsErrors: boolean;
  variantLabel: string;
  messages: ChoiceMessages;
  buttonClass: string;
};

/** The variants of a product as radio buttons, in a form that also works without JavaScript. */
export function VariantField({ offer, choice, path, isFull, showsErrors, variantLabel, messages, buttonClass }: Props) {
  const chosen = variantSelected(offer, choice);
  const isMissing = showsErrors && !chosen;
  const choose = (variant: Choice['variant']) => {
    setVariant(variant);
    if (variant) report({ kind: 'chooseVariant', variant: variant.name });
  };
  const clear = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(null);
  };
  return (
    <form id={variantFormId} method="get" action={path} className={choiceClass('group')} aria-label={variantLabel}>
      {isFull && <input type="hidden" name="full" value="1" />}
      <fieldset>
        <legend className={choiceClass('legend')}>
          {variantLabel}
          {chosen && <span className={choiceClass('chosen')}>{chosen.name}</span>}
        </legend>
        <div className={choiceClass('options')}>
          {offer.variants.map((variant) => {
            const state = getSkuAvailability(variant);
            return (
              <label key={variant.id} className={choiceClass('option')} data-state={state}>
                <input
                  type="radio"
                  name="variant"
                  value={variant.id}
                  checked={variant.id === chosen?.id}
                  aria-invalid={isMissing || undefined}
                  aria-describedby={isMissing ? 'variant-error' : undefined}
                  onChange={() => choose({ id: variant.id, name: variant.name })}
                />
                {variant.name}
                {state !== 'in_stock' && (
                  <span className="visually-hidden">
                    , {state === 'sold_out' ? messages.soldOut : messages.onOrder}
                  </span>
                )}
              </label>
            );
          })}
          {offer.variants.some((variant) => getSkuAvailability(variant) === 'on_order') && (
            <p className={choiceClass('note')}>{messages.dashed}</p>
          )}
        </div>
        <p id="variant-error" className={fieldClasses.error} aria-live="polite" hidden={!showsErrors}>
          {isMissing && formatMessage(messages.variantMissing, { label: variantLabel })}
        </p>
      </fieldset>
      <a href={isFull ? `${path}?full=1` : path} className={choiceClass('clear')} hidden={!chosen} onClick={clear}>
        {messages.clear}
      </a>
      <noscript>
        <button type="submit" className={buttonClass}>
          {messages.chooseButton}
        </button>
      </noscript>
      {/* Enter activates the first submit button of a form, even a hidden one: this one only selects the variant. */}
      <button type="submit" hidden />
    </form>
  );
}
