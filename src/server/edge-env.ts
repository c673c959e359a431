import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { RenderInfo } from '../base/render-state.ts';
import type { Order } from '../orders/order.ts';
import { findClientAddress } from './client-address.ts';
import { toClient } from './forms/rate-limit.ts';
import type { BodyRefusal } from './receive-body.ts';
import type { RenderPermit } from './render-queue.ts';

/** Types of the Hono context. There is no Node request behind a request that a test makes. */
export type EdgeEnv = {
  Bindings: {
    incoming?: IncomingMessage;
    outgoing?: ServerResponse;
    /** Why the body was refused; the request then has an empty one. */
    refusedBody?: BodyRefusal | undefined;
  };
  Variables: {
    nonce: string;
    requestId: string | undefined;
    /** Cacheability of the rendered page; undefined where nothing was rendered. */
    render: RenderInfo | undefined;
    /**
     * Set for a page that may be shared: its cache key, and how to answer with it once it was rendered for another
     * request.
     */
    shared: { key: string; find: () => Response | undefined } | undefined;
    /** A shared page that is rendered whole, with its RSC payload apart; the response then has no body. */
    document: { html: Buffer; payload: Buffer } | undefined;
    /** The permit of the render; undefined where nothing is rendered. */
    renderPermit: RenderPermit | undefined;
    /** The bytes of a shared page, once it is rendered; undefined when it failed. */
    rendered: Promise<Uint8Array[] | undefined> | undefined;
    /** Hash sources of the styles in the document's head; undefined for none. */
    styles: readonly string[] | undefined;
    /** Origins that may embed the response in a frame; none unless set. */
    framedBy: readonly string[] | undefined;
    /** The order that the link's token opens, on an order's page and in its forms. */
    order: Order | undefined;
  };
};

export type EdgeMiddleware = MiddlewareHandler<EdgeEnv>;

/** Path and query as they were sent; Hono's own path is partly decoded. */
export function getAddress(context: Context<EdgeEnv>): { path: string; search: string } {
  const { pathname, search } = new URL(context.req.url);
  return { path: pathname, search };
}

/** The client of a request, for limits; all requests without an address are one client. */
export function clientOfRequest(request: IncomingMessage | undefined, trusted: BlockList): string {
  const forwardedFor = request?.headers['x-forwarded-for']?.toString();
  const address = findClientAddress(request?.socket.remoteAddress, forwardedFor, trusted);
  return address ? toClient(address) : 'unknown';
}

export function clientOf(context: Context<EdgeEnv>, trusted: BlockList): string {
  return clientOfRequest(context.env?.incoming, trusted);
}
