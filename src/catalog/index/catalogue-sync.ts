import { createMutex } from '../../base/mutex.ts';
import { createYielder } from '../../base/yielder.ts';
import type { CatalogueSnapshot } from './catalogue-file.ts';
import { type CatalogueIndex, findSlug, makeCatalogueIndex, mergeFormerSlugs } from './catalogue-index.ts';
import { assertCount, type CatalogueSource, isWithinCommitWindow, readRecentDates } from './catalogue-source.ts';
import { changeProductTable, type IndexedProduct } from './product-table.ts';
import { createSearchIndex } from './search-index.ts';
import { getKeyFingerprint, getNameFingerprint, type Vocabulary } from './vocabulary.ts';

/** Tags of what has become outdated, such as `product:7`, or everything. */
export type InvalidatedTags = readonly string[] | 'everything';

/** The catalogue with the dates of recently read products, so that no change is reported twice. */
type SyncState = CatalogueSnapshot & { seenDates: ReadonlyMap<number, string> };

/** Holds the catalogue in memory and synchronises it with Directus, one operation after the other. */
export function createCatalogueSync(source: CatalogueSource, onInvalidate: (outdated: InvalidatedTags) => void) {
  let known: SyncState | undefined;
  let referenceDataHash: string | undefined;
  let isSettled = false;
  /** Whether the last poll found as many products as Directus counts. */
  let isComplete = false;
  const { runExclusive, coalesce, whenIdle } = createMutex();
  let rebuilding: Promise<void> | undefined;
  let isSearchStale = false;

  /** Rebuilds the search index once for all changes since the last build; until then searches use the old one. */
  const rebuildSearch = async () => {
    while (isSearchStale && known) {
      await whenIdle();
      isSearchStale = false;
      const { index } = known;
      const search = await createSearchIndex(index.table, index, createYielder());
      if (known.index.table === index.table) known.index = { ...known.index, search };
      onInvalidate(['catalogue']);
    }
    rebuilding = undefined;
  };

  const scheduleRebuild = () => {
    isSearchStale = true;
    rebuilding ??= rebuildSearch();
  };

  const applyChanges = (state: CatalogueSnapshot, products: readonly IndexedProduct[], gone: readonly number[]) => {
    const { table } = state.index;
    const size = table.size;
    const slugs = new Map([...gone, ...products.map(({ id }) => id)].map((id) => [id, findSlug(table, id)]));
    changeProductTable(table, products, gone);
    for (const [id, slug] of slugs) if (slug && !table.slotsBySlug.has(slug)) state.former.set(slug, id);
    state.index = { ...state.index };
    onInvalidate(['catalogue', ...[...products.map(({ id }) => id), ...gone].map((id) => `product:${id}`)]);
    if (table.size !== size) scheduleRebuild();
  };

  /** @returns the ids of those that are published */
  const readByIds = async (state: CatalogueSnapshot, ids: readonly number[]): Promise<Set<number>> => {
    const found = new Set<number>();
    for await (const products of source.readProducts({ kind: 'ids', ids }, state.index.defaultSort)) {
      for (const { id } of products) found.add(id);
      if (products.length > 0) applyChanges(state, products, []);
    }
    return found;
  };

  /** Compares all ids: when the counts differ, a product was removed, or added with an old date. */
  const reconcileIds = async (state: CatalogueSnapshot, counted: number) => {
    const ids = new Set(await source.readIds());
    await assertCount(source, ids.size, counted);
    const { slotsById } = state.index.table;
    const gone = [...slotsById.keys()].filter((id) => !ids.has(id));
    const missing = [...ids].filter((id) => !slotsById.has(id));
    if (gone.length > 0) applyChanges(state, [], gone);
    await readByIds(state, missing);
  };

  /** @returns whether all products have to be read again, since they refer to the vocabulary by its keys */
  const applyVocabulary = (state: CatalogueSnapshot, vocabulary: Vocabulary): boolean => {
    const { table, search, ...before } = state.index;
    if (JSON.stringify(before) === JSON.stringify(vocabulary)) return false;
    state.index = { ...vocabulary, table, search };
    onInvalidate('everything');
    if (getNameFingerprint(before) !== getNameFingerprint(vocabulary)) scheduleRebuild();
    return getKeyFingerprint(before) !== getKeyFingerprint(vocabulary);
  };

  const addFormerSlugs = async ({ former }: CatalogueSnapshot) => {
    const before = former.size;
    for (const { slug, product } of await source.readFormerAddresses()) former.set(slug, product);
    return former.size !== before;
  };

  const replaceState = async (state: SyncState) => {
    if (known) mergeFormerSlugs(state.former, state.index.table, known.former, known.index.table);
    known = state;
    isSettled = false;
    onInvalidate('everything');
  };

  /** Reads everything while the old catalogue stays in use; the next poll finds what changed meanwhile. */
  const readAll = async () => {
    const [seen, vocabulary] = await Promise.all([source.readExtent(), source.readVocabulary()]);
    const seenDates = await readRecentDates(source, seen);
    const pages = source.readProducts({ kind: 'all' }, vocabulary.defaultSort);
    const state = { index: await makeCatalogueIndex(vocabulary, pages), seen, former: new Map(), seenDates };
    await assertCount(source, state.index.table.slotsById.size, seen.count);
    await addFormerSlugs(state);
    await runExclusive(() => replaceState(state));
  };
  let reading: Promise<void> | undefined;
  const endReading = () => {
    reading = undefined;
  };

  const pollProducts = async () => {
    if (!known) return;
    const state = known;
    const extent = await source.readExtent();
    const isSame = extent.count === state.seen.count && extent.newest === state.seen.newest;
    if (isSame && isSettled) return;
    const dates = await readRecentDates(source, state.seen);
    await readByIds(
      state,
      [...dates].flatMap(([id, date]) => (state.seenDates.get(id) === date ? [] : [id])),
    );
    state.seenDates = dates;
    if (state.index.table.slotsById.size !== extent.count) await reconcileIds(state, extent.count);
    // A product may appear between the two answers and disappear before the next poll, which would not notice.
    const hasAll = state.index.table.slotsById.size === extent.count;
    isSettled = hasAll && !isWithinCommitWindow(extent);
    isComplete = hasAll;
    state.seen = extent;
  };

  const pollVocabulary = async (): Promise<boolean> => {
    if (!known) return false;
    const [vocabulary, hash, isNew] = await Promise.all([
      source.readVocabulary(),
      source.readReferenceDataHash(),
      addFormerSlugs(known),
    ]);
    if (referenceDataHash !== undefined && referenceDataHash !== hash) onInvalidate('everything');
    if (isNew) onInvalidate(['catalogue']);
    referenceDataHash = hash;
    return applyVocabulary(known, vocabulary);
  };

  const pendingIds = new Set<number>();
  const readPending = async () => {
    if (!known) return;
    const ids = [...pendingIds];
    // What is being read at the moment may lack them.
    if (!reading) pendingIds.clear();
    const state = known;
    const foundIds = await readByIds(state, ids);
    const { slotsById } = state.index.table;
    const gone = ids.filter((id) => !foundIds.has(id) && slotsById.has(id));
    if (gone.length === 0) return;
    // When the counts do not agree, the next poll compares all ids.
    const { count } = await source.readExtent();
    if (slotsById.size - gone.length >= count) applyChanges(state, [], gone);
    else isComplete = false;
  };
  const readPendingOnce = coalesce(readPending);

  return {
    peek: (): CatalogueIndex | undefined => known?.index,
    peekFormer: (slug: string): number | null | undefined => known?.former.get(slug),
    /** The state to save for the next start. */
    peekState: (): CatalogueSnapshot | undefined => known,
    /** Starts with a saved state; the next poll finds what has changed since. */
    restore: (snapshot: CatalogueSnapshot): void => {
      known ??= { ...snapshot, seenDates: new Map() };
    },
    readAll: (): Promise<void> => {
      reading ??= readAll().finally(endReading).then(readPendingOnce);
      return reading;
    },
    /** Whether nothing is known to be missing. */
    isComplete: () => isComplete,
    /** Polls for changed products; a small request. */
    pollProducts: coalesce(pollProducts),
    /**
     * Polls what has no dates: settings, categories, brands, tags, attributes, size guides.
     *
     * @returns whether everything has to be read again
     */
    pollVocabulary: coalesce(pollVocabulary),
    /** Reads products that are reported as changed. */
    readProducts: (ids: readonly number[]): Promise<void> => {
      for (const id of ids) pendingIds.add(id);
      return readPendingOnce();
    },
    whenIdle: () => whenIdle().then(() => rebuilding),
  };
}
