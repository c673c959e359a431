import type { Ref } from 'react';
import { honeypotField, toControlId, toProblemId } from './form-ids.ts';

export type Problem = {
  message: string;
  /** The error message of each invalid field. */
  errors: Readonly<Record<string, string>>;
};

type Props = {
  form: string;
  problem: Problem | undefined;
  /** Labels by field. */
  labels: Readonly<Record<string, string>>;
  ref: Ref<HTMLDivElement>;
};

/** The error summary above a form. The element is always there, so that the server can fill it in too. */
export function FormProblem({ form, problem, labels, ref }: Props) {
  const fields = Object.keys(problem?.errors ?? {});
  return (
    <div
      id={toProblemId(form)}
      ref={ref}
      className="notice__root notice__root--tone_error"
      role="alert"
      tabIndex={-1}
      hidden={!problem}
    >
      {problem && <p>{problem.message}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${toControlId(form, field)}`}>{labels[field]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
