/** Why a form was not taken: by its fields, its number, or because nobody could take it just now. */
export type FormProblemKind = 'invalid' | 'tooMany' | 'unavailable' | 'unreadable';

/** What the endpoints say to scripts. */
export type FormResponse =
  | {
      status: 'ok';
      /** The page that says what became of it, where that is not the same for everybody. */
      next?: string;
    }
  | {
      status: 'failed';
      problem: FormProblemKind;
      /** For people, in the language of the form; where it has an explanation, the exact words of the order API. */
      message: string;
      /** What people read instead of a message that is the order API's. */
      explanation?: string;
      /** One sentence for each field that is not right. */
      errors: Readonly<Record<string, string>>;
    };

const problems: readonly string[] = ['invalid', 'tooMany', 'unavailable', 'unreadable'] satisfies FormProblemKind[];

/**
 * What people are told of it: an explanation takes the place of its message.
 *
 * @returns undefined for what is no answer of ours, such as the page of a proxy
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
