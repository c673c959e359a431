import type { Context, Router } from '../directus.ts';
import { type Call, registerSignedCalls } from '../signed-calls.ts';
import * as stockAlert from '../stock-alerts/subscribe.ts';
import { receiveContact } from './contact.ts';
import { confirm, subscribe, unsubscribe } from './newsletter.ts';

const calls: Record<string, Call> = {
  '/messages/contact': receiveContact,
  '/messages/newsletter': subscribe,
  '/messages/newsletter/confirm': confirm,
  '/messages/newsletter/unsubscribe': unsubscribe,
  '/messages/stock-alert': stockAlert.subscribe,
  '/messages/stock-alert/confirm': stockAlert.confirm,
  '/messages/stock-alert/remove': stockAlert.remove,
};

/** `POST /messages/…`: what visitors send, handed on by the storefront. */
export default {
  id: 'messages',
  handler: (router: Router, context: Context) => registerSignedCalls(router, context, calls),
};
