import { callProvider, type ProviderCall, type ProviderResponse, ProviderUnavailable } from '../call-provider.ts';
import type { KlarnaConfiguration } from '../configuration.ts';

/** Klarna Payments and Order Management: https://docs.klarna.com/api/payments/ */
export type KlarnaApi = {
  createSession: (body: object) => Promise<ProviderResponse>;
  readSession: (id: string) => Promise<ProviderResponse>;
  placeOrder: (authorizationToken: string, body: object) => Promise<ProviderResponse>;
  /** Releases an authorization that no order came of. */
  releaseAuthorization: (authorizationToken: string) => Promise<ProviderResponse>;
  readOrder: (id: string) => Promise<ProviderResponse>;
};

export function openKlarna({ url, username, password }: KlarnaConfiguration): KlarnaApi {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const ask = async (method: ProviderCall['method'], path: string, body?: object) => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await callProvider({ url: `${url}${path}`, method, headers, ...(body && { body }) });
    if (answer.code === 401) throw new ProviderUnavailable('Klarna refused our own credentials.');
    return answer;
  };
  const session = (id: string) => `/payments/v1/sessions/${encodeURIComponent(id)}`;
  const authorizationOf = (token: string) => `/payments/v1/authorizations/${encodeURIComponent(token)}`;
  const orderOf = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
  return {
    createSession: (body) => ask('POST', '/payments/v1/sessions', body),
    readSession: (id) => ask('GET', session(id)),
    placeOrder: (token, body) => ask('POST', `${authorizationOf(token)}/order`, body),
    releaseAuthorization: (token) => ask('DELETE', authorizationOf(token)),
    readOrder: (id) => ask('GET', orderOf(id)),
  };
}
