import type { Context, Router } from '../directus.ts';
import { type Call, openSignedCalls } from '../signed-calls.ts';
import { receiveContact } from './contact.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';

const calls: Record<string, Call> = {
  '/messages/contact': receiveContact,
  '/messages/newsletter': subscribe,
  '/messages/newsletter/confirm': confirm,
  '/messages/newsletter/unsubscribe': unsubscribe,
};

/** `POST /messages/…`: what visitors send, handed on by the storefront. */
export default {
  id: 'messages',
  handler: (router: Router, context: Context) => openSignedCalls(router, context, calls),
};
