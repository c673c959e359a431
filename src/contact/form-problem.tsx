import type { Ref } from 'react';
import { toControlId, toProblemId } from './form-parts.ts';

export type Problem = {
  message: string;
  /** Sentences about single fields; each leads to its own. */
  errors: Readonly<Record<string, string>>;
};

type Props = { form: string; problem: Problem | undefined; ref: Ref<HTMLDivElement> };

/** What stands in the way, above the form. Its place is there from the start, so that the server can fill it too. */
export function FormProblem({ form, problem, ref }: Props) {
  const errors = Object.entries(problem?.errors ?? {});
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
      {errors.length > 0 && (
        <ul>
          {errors.map(([field, error]) => (
            <li key={field}>
              <a href={`#${toControlId(form, field)}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
