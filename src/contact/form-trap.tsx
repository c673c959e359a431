import { toControlId, trapField } from './form-parts.ts';

/** A field for programs that fill in everything. Neither eyes, keyboard nor screen reader meet it. */
export function FormTrap({ form, label }: { form: string; label: string }) {
  const id = toControlId(form, trapField);
  return (
    <div className="visually-hidden" aria-hidden inert>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapField} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
