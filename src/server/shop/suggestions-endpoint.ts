import { AsyncResource } from 'node:async_hooks';
import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { getCacheMemory } from '../../base/cache-memory.ts';
import { formatCard, type ProductCard } from '../../catalog/cards/product-card.ts';
import { getProductCards, peekProductCards } from '../../catalog/cards/product-card-queries.ts';
import { onCatalogueChange, peekUntaggedCatalogue } from '../../catalog/index/catalogue.ts';
import { type Suggestion, suggest } from '../../catalog/index/suggest.ts';
import { cleanText } from '../../catalog/list/list-query.ts';
import { noSuggestions, type ShownSuggestion, type Suggestions } from '../../catalog/search/use-suggestions.ts';
import { defaultLanguage, type Language, languages } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { EdgeEnv } from '../edge-env.ts';
import type { RateLimit } from '../forms/rate-limit.ts';
import { createWorkQueue, QueueFull } from '../work-queue.ts';
import { createComputedAnswers } from './computed-answers.ts';

/** Milliseconds that suggestions wait for pictures and prices. */
const cardTimeoutMs = 300;

type Options = {
  findClient: (context: Context<EdgeEnv>) => string;
  /** Computations of one client; undefined for any number. */
  limit: RateLimit | undefined;
  /** Whether all visitors are one client, behind a proxy that is not trusted; nobody is limited then. */
  isOneClient: () => boolean;
};

/** Endpoint of search suggestions, answered from the index in memory. */
export function createSuggestionsEndpoint({ findClient, limit, isOneClient }: Options): Hono<EdgeEnv> {
  const consume = (client: string) => (isOneClient() ? 0 : (limit?.consume(client) ?? 0));
  const answers = createComputedAnswers<Suggestion[]>({ memory: getCacheMemory(), limit: { consume } });
  onCatalogueChange(answers.purge);
  return new Hono<EdgeEnv>().get('/api/suggestions', async (context) => {
    const language = languages.find((one) => one === context.req.query('language')) ?? defaultLanguage;
    const text = cleanText(context.req.query('q') ?? '');
    const index = peekUntaggedCatalogue();
    const isOpen = index?.settings.isOn && !index.settings.isInMaintenance;
    const visitor = { client: findClient(context), signal: context.req.raw.signal };
    const answer =
      isOpen && text
        ? await answers.find(`${language} ${text}`, visitor, {
            compute: () => suggest(index, text, language),
            present: (found) => present(found, language, visitor.client),
          })
        : ({ status: 'ok', ...(await present([], language, visitor.client)) } as const);
    if (answer.status === 'refused') {
      return context.json(noSuggestions, answer.code, { 'retry-after': String(answer.retryAfter) });
    }
    context.header('cache-control', 'private, max-age=30');
    return context.body(answer.json, 200, { 'content-type': 'application/json' });
  });
}

async function present(found: readonly Suggestion[], language: Language, client: string) {
  const cards = await getCards(found, language, client);
  const { productSearch: messages, catalog } = getMessages(language);
  const hasPrice = [...cards.values()].some(({ price }) => price.kind !== 'on_request');
  const answer: Suggestions = {
    label: messages.suggestions,
    status: messages.count(found.length),
    priceNote: hasPrice ? catalog.inclVat : '',
    suggestions: found.map((suggestion) => toShownSuggestion(suggestion, cards.get(suggestion.productId), language)),
  };
  const isComplete = found.every(({ productId }) => productId === undefined || cards.has(productId));
  return { json: JSON.stringify(answer), isComplete };
}

/**
 * Product cards by id; those that are not in memory and not loaded in time are omitted: a suggestion may have a name
 * only.
 */
async function getCards(
  found: readonly Suggestion[],
  language: Language,
  client: string,
): Promise<Map<unknown, ProductCard>> {
  const ids = found.flatMap(({ productId }) => productId ?? []);
  const cards =
    (await orTimeout(findCards(ids, language, client))) ?? ids.flatMap((id) => peekProductCards([id], language) ?? []);
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
    ...(card?.image && { image: card.image.id, tint: card.image.tint }),
  };
}

/**
 * Concurrent reads of product cards for endpoints, which do not pass admission control as pages do, so that one client
 * cannot use up the content system. A few wait, in turns of their clients.
 */
const cardReads = createWorkQueue<ProductCard[]>({ concurrency: 2, maxQueued: 20 });

/**
 * Product cards from memory, else loaded within the limit that all endpoints share.
 *
 * @returns undefined when the queue is full
 */
export async function findCards(
  ids: readonly number[],
  language: Language,
  client: string,
): Promise<ProductCard[] | undefined> {
  const known = peekProductCards(ids, language);
  if (known) return known;
  // The queue starts it for another request, whose release is not this one's.
  const read = AsyncResource.bind(() => getProductCards(ids, language));
  try {
    return await cardReads(`${language} ${ids.join()}`, { client, priority: 0 }, read);
  } catch (error) {
    if (error instanceof QueueFull) return undefined;
    throw error;
  }
}
