import { honeypotField, toControlId } from './form-ids.ts';

/** A honeypot field for bots, hidden from sight, keyboard and screen readers. */
export function Honeypot({ form, label }: { form: string; label: string }) {
  const id = toControlId(form, honeypotField);
  return (
    <div className="visually-hidden" aria-hidden inert>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypotField} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
