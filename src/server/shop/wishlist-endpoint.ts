import { Hono } from 'hono/tiny';
import { formatProductIds, parseProductIds } from '../../catalog/wishlist/wishlist.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { log } from '../log.ts';
import { findCards } from './card-reader.ts';

/** What the pieces of a wishlist are called, so that a browser can tell without a network. */
export function createWishlistEndpoint(): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>().get('/api/pieces', async (context) => {
    const language = languages.find((one) => one === context.req.query('language')) ?? defaultLanguage;
    const ids = parseProductIds(formatProductIds((context.req.query('pieces') ?? '').split(',').map(Number)));
    try {
      const cards = await findCards(ids, language);
      if (!cards) return context.json({ pieces: [] }, 503);
      context.header('cache-control', 'private, max-age=300');
      return context.json({ pieces: cards.map(({ id, name, href = null, image }) => ({ id, name, href, image })) });
    } catch (error) {
      log('warn', 'pieces not named', { reason: String(error) });
      return context.json({ pieces: [] }, 503);
    }
  });
}
