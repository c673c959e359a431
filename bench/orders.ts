import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Places an order; its number makes its client and network, so that no limit of either is what is measured. */
export type PlaceOrder = (number: number) => Promise<number>;

const agent = new Agent({ keepAlive: true });

/** A pair of rings that is made to order, so that it never sells out. */
const cart = {
  language: 'de',
  lines: [{ product: 204, variant: 20401, personalization: { second_size: '54' }, count: 1 }],
  ...{ payment_method: 1, shipping_method: 1, present_wrap: false },
};

export const quoteBody = JSON.stringify({ ...cart, country: 'DE' });

const address = {
  ...{ first_name: 'Zoë', last_name: 'Lind', company: '', street: 'Lindenweg', house_number: '1a', addition: '' },
  ...{ zip_code: '14899', city: 'Altenbruck', country: 'DE' },
};

/**
 * Orders as browsers send them, to a storefront that trusts the proxy 127.0.0.1.
 *
 * @returns a function that resolves to the status, or 0 for a broken connection
 */
export async function createPlaceOrder(site: string): Promise<PlaceOrder> {
  const response = await fetch(`${site}/api/ecom/quote`, {
    ...{ method: 'POST', body: quoteBody },
    headers: { 'content-type': 'application/json', origin: site },
  });
  const { total_cents: accepted_total_cents } = (await response.json()) as { total_cents?: number };
  if (accepted_total_cents === undefined) throw new Error(`There is no price for the orders: ${response.status}.`);
  const customer = { email: 'zoe@muster.example', phone: '', shipping_address: address, invoice_address: null };
  const order = { ...cart, ...customer, comment: '', accepted_total_cents };
  return (number) => {
    const client = `198.${18 + (number >> 8)}.${number & 255}.1`;
    return send(site, JSON.stringify({ ...order, id: randomUUID() }), client);
  };
}

function send(site: string, body: string, client: string): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: site, 'x-forwarded-for': client };
  return new Promise((resolve) => {
    request(`${site}/api/ecom/order`, { agent, method: 'POST', headers }, (response) => {
      response.on('error', () => resolve(0)).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', () => resolve(0))
      .end(body);
  });
}
