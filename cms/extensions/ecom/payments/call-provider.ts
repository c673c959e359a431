/** The provider gave no usable response; it may have acted on the call, or not. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderAway';
}

/** The provider's configuration is missing. */
export class ProviderNotConfigured extends ProviderUnavailable {
  override name = 'ProviderMissing';
}

export type ProviderCall = {
  url: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  /** JSON, or an encoded form. */
  body?: object | string;
};

export type ProviderResponse = { code: number; body: unknown };

/** Covers the whole response. The storefront waits 25 seconds for all calls of one request. */
const timeoutMs = 6_000;

/** Bytes; responses of Klarna and PayPal have some thousands. */
const maxResponseBytes = 1_000_000;

/**
 * Calls a payment provider. Errors contain neither URLs nor bodies, since they must not be logged.
 *
 * @throws ProviderUnavailable without a response, and for 5xx, 408, 429 and invalid JSON
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

/**
 * The body of a successful response.
 *
 * @throws ProviderUnavailable for any other status
 */
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

/** Reads the body up to the maximum size. */
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

type Path = readonly (string | number)[];

/** The value at a path of an untrusted response; undefined if there is none. */
export function findValue(value: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, step) ? Reflect.get(found, step) : undefined,
    value,
  );
}

export function findText(value: unknown, ...path: Path): string | undefined {
  const found = findValue(value, ...path);
  return typeof found === 'string' && found ? found : undefined;
}

/** A list; empty if there is none. */
export function findList(value: unknown, ...path: Path): unknown[] {
  const found = findValue(value, ...path);
  return Array.isArray(found) ? found : [];
}
