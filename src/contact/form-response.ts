/** Why a form was rejected. */
export type FormProblemKind = 'invalid' | 'tooMany' | 'unavailable' | 'unreadable';

/** The JSON response of the form endpoints. */
export type FormResponse =
  | {
      status: 'ok';
      /** The page that shows the result, where that differs from the usual one. */
      next?: string;
    }
  | {
      status: 'failed';
      problem: FormProblemKind;
      /** In the language of the form; with an explanation, the exact message of the order API. */
      message: string;
      /** Shown instead of a message of the order API. */
      explanation?: string;
      /** The error message of each invalid field. */
      errors: Readonly<Record<string, string>>;
    };

const problems: readonly string[] = ['invalid', 'tooMany', 'unavailable', 'unreadable'] satisfies FormProblemKind[];

/**
 * Parses a response. The message is the explanation where there is one.
 *
 * @returns undefined for what is no response of this site, such as a proxy's page
 */
export function parseFormResponse(body: unknown): FormResponse | undefined {
  if (!isRecord(body)) return undefined;
  const { status, problem, message, explanation, errors = {}, next } = body;
  if (status === 'ok') return typeof next === 'string' ? { status, next } : { status };
  const isOurs = status === 'failed' && isProblem(problem) && typeof message === 'string' && isRecord(errors);
  if (!isOurs) return undefined;
  const sentences = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const shownMessage = typeof explanation === 'string' ? explanation : message;
  return { status, problem, message: shownMessage, errors: Object.fromEntries(sentences) };
}

function isProblem(value: unknown): value is FormProblemKind {
  return typeof value === 'string' && problems.includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
