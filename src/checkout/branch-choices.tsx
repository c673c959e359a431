import type { QuotedBranch } from '../orders/quote.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import { toControlId } from './checkout-field.tsx';
import type { CheckoutMessages } from './checkout-messages.ts';
import { updateCheckout } from './checkout-store.ts';

type Props = {
  branches: readonly QuotedBranch[];
  chosen: number | null;
  error: string | undefined;
  messages: CheckoutMessages;
};

/** Where the order is collected: a choice of branches, or the only one. */
export function BranchChoices({ branches, chosen, error, messages }: Props) {
  const [only] = branches;
  if (!only) return null;
  const id = toControlId('branch');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.fields.branch}</legend>
      <div className={styles.choices}>
        {branches.length === 1 ? (
          <div className={styles.group}>
            <Branch branch={only} />
          </div>
        ) : (
          branches.map((branch, index) => (
            <label key={branch.id} className={styles.choice}>
              <input
                // The link of the error summary leads to the first radio button.
                id={index === 0 ? id : `${id}-${branch.id}`}
                type="radio"
                name="branch"
                value={branch.id}
                checked={branch.id === chosen}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-error`}
                onChange={() => updateCheckout({ branch: branch.id })}
              />
              <Branch branch={branch} />
            </label>
          ))
        )}
      </div>
      {branches.length > 1 && (
        <p id={`${id}-error`} className="field__error" aria-live="polite">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Branch({ branch: { name, address, hours, ready } }: { branch: QuotedBranch }) {
  return (
    <>
      <span className={styles.choiceName}>{name}</span>
      <span className={styles.choiceNote}>
        {[address.join(', '), hours, ready].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}
