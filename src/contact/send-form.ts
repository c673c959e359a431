import { type FormAnswer, parseFormAnswer } from './form-answer.ts';

/** Longer than the server tries, so that its own words come first. */
const patience = 20_000;

/**
 * Sends a form to its own address and stays on the page.
 *
 * @returns `network` when nothing came back, undefined when what came back is no answer of this site
 */
export async function sendForm(form: HTMLFormElement): Promise<FormAnswer | 'network' | undefined> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  let response: Response;
  try {
    response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    return 'network';
  }
  return parseFormAnswer(await response.json().catch(() => undefined));
}
