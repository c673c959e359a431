import { honeypotField, toControlId } from './form-ids.ts';

/** A field for programs that fill in everything. Neither eyes, keyboard nor screen reader meet it. */
export function Honeypot({ form, label }: { form: string; label: string }) {
  const id = toControlId(form, honeypotField);
  return (
    <div className="visually-hidden" aria-hidden inert>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotField} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
