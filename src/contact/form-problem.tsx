import type { Ref } from 'react';
import { toControlId, toProblemId } from './form-ids.ts';

export type Problem = {
  message: string;
  /** Fields that are not right; what is wrong stands at each of them. */
  errors: Readonly<Record<string, string>>;
};

type Props = {
  form: string;
  problem: Problem | undefined;
  /** What the fields are called. */
  labels: Readonly<Record<string, string>>;
  ref: Ref<HTMLDivElement>;
};

/** What stands in the way, above the form. Its place is there from the start, so that the server can fill it too. */
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
