import { Hono } from 'hono/tiny';
import { formatCard } from '../../catalog/cards/format-card.ts';
import type { ProductCard } from '../../catalog/cards/product-card.ts';
import { peekProductCards } from '../../catalog/cards/product-card-queries.ts';
import { peekUntaggedCatalogue } from '../../catalog/index/catalogue.ts';
import { type Suggestion, suggest } from '../../catalog/index/suggest.ts';
import { cleanText } from '../../catalog/list/list-query.ts';
import type { ShownSuggestion, Suggestions } from '../../catalog/search/suggestions.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { findCards } from './card-reader.ts';

/** Milliseconds that suggestions wait for pictures and prices. */
const cardTimeoutMs = 300;

/** Endpoint of search suggestions, answered from the index in memory. */
export function createSuggestionsEndpoint(): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>().get('/api/suggestions', async (context) => {
    const language = languages.find((one) => one === context.req.query('language')) ?? defaultLanguage;
    const index = peekUntaggedCatalogue();
    const isOpen = index?.settings.isOn && !index.settings.isInMaintenance;
    const found = isOpen ? suggest(index, cleanText(context.req.query('q') ?? ''), language) : [];
    const cards = await getCards(found, language);
    const { productSearch: messages, catalog } = getMessages(language);
    const hasPrice = [...cards.values()].some(({ price }) => price.kind !== 'on_request');
    context.header('cache-control', 'private, max-age=30');
    return context.json({
      label: messages.suggestions,
      status: messages.count(found.length),
      priceNote: hasPrice ? catalog.inclVat : '',
      suggestions: found.map((suggestion) => toShownSuggestion(suggestion, cards.get(suggestion.productId), language)),
    } satisfies Suggestions);
  });
}

/**
 * Product cards by id; those that are not in memory and not loaded in time are omitted: a suggestion may have a name
 * only.
 */
async function getCards(found: readonly Suggestion[], language: Language): Promise<Map<unknown, ProductCard>> {
  const ids = found.flatMap(({ productId }) => productId ?? []);
  const cards =
    (await orTimeout(findCards(ids, language))) ?? ids.flatMap((id) => peekProductCards([id], language) ?? []);
  return new Map(cards.map((card) => [card.id, card]));
}

function orTimeout(cards: ReturnType<typeof findCards>): ReturnType<typeof findCards> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, cardTimeoutMs, undefined).unref());
  return Promise.race([cards.catch(() => undefined), timeout]);
}

function toShownSuggestion(
  { kind, name, category, href }: Suggestion,
  card: ProductCard | undefined,
  language: Language,
): ShownSuggestion {
  const messages = getMessages(language).productSearch;
  const note = card ? formatCard(card, language).price : messages.kinds[kind];
  return {
    name: category === undefined ? name : messages.within(name, category),
    href,
    note,
    ...(card?.image && { image: card.image.id }),
  };
}
