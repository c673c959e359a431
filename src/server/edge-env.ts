import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { RenderInfo } from '../base/render-state.ts';
import type { Order } from '../orders/order.ts';
import type { BodyRefusal } from './receive-body.ts';
import type { RenderPermit } from './render-queue.ts';

/** What middleware may expect of a request; there is no Node request behind one that a test makes. */
export type EdgeEnv = {
  Bindings: {
    incoming?: IncomingMessage;
    outgoing?: ServerResponse;
    /** Why the body was not taken; the request then has an empty one. */
    refusedBody?: BodyRefusal | undefined;
  };
  Variables: {
    nonce: string;
    requestId: string | undefined;
    /** What is known of the page that was rendered; undefined where nothing was. */
    render: RenderInfo | undefined;
    /** A page that others want as well: its key, and how it is answered once it was rendered for one of them. */
    shared: { key: string; find: () => Response | undefined } | undefined;
    /** The turn of the page that is rendered; undefined where none is. */
    turn: RenderPermit | undefined;
    /** The bytes of a page that others want as well, as soon as it is rendered; undefined once it cannot be had. */
    rendered: Promise<Uint8Array[] | undefined> | undefined;
    /** Origins that may show the answer in a frame; nobody may unless said otherwise. */
    framedBy: readonly string[] | undefined;
    /** The order that the link opens, on an order's page and in its forms. */
    order: Order | undefined;
  };
};

export type EdgeMiddleware = MiddlewareHandler<EdgeEnv>;

/** The path as it was sent; Hono's own is partly decoded. */
export function getAddress(context: Context<EdgeEnv>): { path: string; search: string } {
  const { pathname, search } = new URL(context.req.url);
  return { path: pathname, search };
}
