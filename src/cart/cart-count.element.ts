import 'client-only';
import { defineCount } from '../ui/define-count.ts';
import { getCartCount, subscribeToCartCount } from './cart-count-store.ts';

defineCount('cart-count', { get: getCartCount, subscribe: subscribeToCartCount });
