/** Why a form was not taken: by its fields, its number, or because nobody could take it just now. */
export type FormProblem = 'invalid' | 'tooMany' | 'unavailable' | 'unreadable';

/** What the endpoints say to scripts. All words are in the language of the form. */
export type FormAnswer =
  | { status: 'ok' }
  | {
      status: 'failed';
      problem: FormProblem;
      message: string;
      /** One sentence for each field that is not right. */
      errors: Readonly<Record<string, string>>;
    };

const problems: readonly string[] = ['invalid', 'tooMany', 'unavailable', 'unreadable'] satisfies FormProblem[];

/** @returns undefined for what is no answer of ours, such as the page of a proxy */
export function parseFormAnswer(answer: unknown): FormAnswer | undefined {
  if (!isRecord(answer)) return undefined;
  const { status, problem, message, errors = {} } = answer;
  if (status === 'ok') return { status };
  const isOurs = status === 'failed' && isProblem(problem) && typeof message === 'string' && isRecord(errors);
  if (!isOurs) return undefined;
  const sentences = Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { status, problem, message, errors: Object.fromEntries(sentences) };
}

function isProblem(value: unknown): value is FormProblem {
  return typeof value === 'string' && problems.includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
