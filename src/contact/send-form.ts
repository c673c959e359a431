import { type FormResponse, parseFormResponse } from './form-response.ts';

/** Longer than the server tries, so that its own words come first. */
const timeoutMs = 20_000;

/**
 * Sends a form to its own address and stays on the page.
 *
 * @returns `network` when nothing came back, undefined when what came back is no answer of this site
 */
export async function sendForm(form: HTMLFormElement): Promise<FormResponse | 'network' | undefined> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  let response: Response;
  try {
    response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return 'network';
  }
  return parseFormResponse(await response.json().catch(() => undefined));
}
