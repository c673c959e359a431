import type { Ref } from 'react';
import { toControlId } from './checkout-field.tsx';
import type { CheckoutMessages } from './checkout-messages.ts';
import { getFieldLabel } from './format-field-error.ts';

type Props = { fields: readonly string[]; messages: CheckoutMessages; ref: Ref<HTMLDivElement> };

/** The list of invalid fields, each a link that focuses its field. */
export function ErrorSummary({ fields, messages, ref }: Props) {
  return (
    <div
      ref={ref}
      className="notice__root notice__root--tone_error"
      role="alert"
      tabIndex={-1}
      hidden={fields.length === 0}
    >
      <p>{messages.errorSummary}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a
              href={`#${toControlId(field)}`}
              onClick={(event) => {
                // The URL's hash is the open step and must not become a field.
                event.preventDefault();
                document.getElementById(toControlId(field))?.focus();
              }}
            >
              {getFieldLabel(messages, field)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
