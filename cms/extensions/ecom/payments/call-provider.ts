/** No answer that says what became of the call: the provider may have acted on it, or not. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderAway';
}

/** A shop that offered this provider once and has lost its configuration. */
export class ProviderNotConfigured extends ProviderUnavailable {
  override name = 'ProviderMissing';
}

export type ProviderCall = {
  url: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  /** JSON, or a form as it goes over the line. */
  body?: object | string;
};

export type ProviderResponse = { code: number; body: unknown };

/** Milliseconds until the last byte. The storefront waits 25 seconds for all that one call of its own takes. */
const timeoutMs = 6_000;
/** Bytes; what Klarna and PayPal say of an order has some thousands. */
const maxResponseBytes = 1_000_000;

/**
 * Speaks to a payment provider. Neither addresses nor bodies are named in errors: they hold what nobody may read in a
 * log.
 *
 * @throws ProviderAway without an answer, and with one that a machine in between or a provider in trouble gives
 */
export async function callProvider({ url, method, headers, body }: ProviderCall): Promise<ProviderResponse> {
  const { code, text } = await send({ url, method, headers, ...(body === undefined ? {} : { body }) });
  if (code >= 500 || code === 408 || code === 429) throw new ProviderUnavailable(`The provider answered ${code}.`);
  if (!text) return { code, body: undefined };
  try {
    return { code, body: JSON.parse(text) };
  } catch {
    throw new ProviderUnavailable(`The provider answered ${code}, and not in JSON.`);
  }
}

/** What was asked for. @throws ProviderAway for a refusal, which says nothing of it */
export function getBody({ code, body }: ProviderResponse): unknown {
  if (code >= 300) throw new ProviderUnavailable(`The provider answered ${code} when it was asked.`);
  return body;
}

async function send({ url, method, headers, body }: ProviderCall): Promise<{ code: number; text: string }> {
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { code: response.status, text: await readText(response) };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`The provider did not answer: ${error instanceof Error ? error.name : 'unknown'}.`);
  }
}

/** Reads no further than an answer can be long, whatever comes. */
async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxResponseBytes) throw new ProviderUnavailable('The provider answered more than an answer can be.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
