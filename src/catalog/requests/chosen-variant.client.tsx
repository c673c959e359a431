'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Priced = { price: string; hasVat: boolean };

type Props = {
  /** Id of the field with the variant. */
  field: string;
  /** The variant in the address. */
  initial: string;
  /** By the id of the variant. */
  variants: Readonly<Record<string, Priced & { name: string }>>;
  /** Where no variant is chosen. */
  lowest: Priced;
  /** Note on value added tax and shipping, beside a price only. */
  vat: ReactNode;
  classes: { variant: string | undefined; price: string | undefined };
};

/** Name and price of the variant that is chosen in the form; without JavaScript the one in the address. */
export function ChosenVariant({ field, initial, variants, lowest, vat, classes }: Props) {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const control = document.getElementById(field);
    if (!(control instanceof HTMLSelectElement)) return undefined;
    const follow = () => setValue(control.value);
    // A draft or the visitor may have chosen another one before.
    follow();
    control.addEventListener('change', follow);
    return () => control.removeEventListener('change', follow);
  }, [field]);
  const chosen = variants[value];
  const { price, hasVat } = chosen ?? lowest;
  return (
    <div aria-live="polite">
      {chosen && <p className={classes.variant}>{chosen.name}</p>}
      <p className={classes.price}>{price}</p>
      {hasVat && vat}
    </div>
  );
}
