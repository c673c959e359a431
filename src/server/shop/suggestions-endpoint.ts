import { Hono } from 'hono/tiny';
import { formatCard, type ProductCard } from '../../catalog/cards/product-card.ts';
import { getProductCards, peekProductCards } from '../../catalog/cards/product-card-queries.ts';
import { peekUntaggedCatalogue } from '../../catalog/index/catalogue.ts';
import { type Suggestion, suggest } from '../../catalog/index/suggest.ts';
import { cleanText } from '../../catalog/list/list-query.ts';
import type { ShownSuggestion, Suggestions } from '../../catalog/search/use-suggestions.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { EdgeEnv } from '../edge-env.ts';

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

type ReadCards = (ids: readonly number[], language: Language) => Promise<ProductCard[] | undefined>;

/**
 * Limits concurrent reads of product cards for endpoints, which do not pass admission control as pages do, so that one
 * client cannot use up the content system. A few calls wait; undefined when the queue is full, too.
 */
export function createCardReader(
  read: ReadCards,
  { concurrency, maxQueued }: { concurrency: number; maxQueued: number },
): ReadCards {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (ids, language) => {
    if (running < concurrency) running += 1;
    else if (waiting.length >= maxQueued) return undefined;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await read(ids, language);
    } finally {
      const next = waiting.shift();
      // The slot passes to the call that has waited longest.
      if (next) next();
      else running -= 1;
    }
  };
}

const readCards = createCardReader(getProductCards, { concurrency: 2, maxQueued: 20 });

/** Product cards from memory, else loaded within the limit that all endpoints share. */
export const findCards: ReadCards = async (ids, language) =>
  peekProductCards(ids, language) ?? readCards(ids, language);
