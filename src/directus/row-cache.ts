import 'server-only';
import { createTaggedCache, type TaggedCache } from '../base/tagged-cache.ts';
import { findPreview, type Preview } from './connection.ts';

type Load<Value> = { promise: Promise<Value>; value: Value | undefined };

/**
 * A cache of rows that all visitors share. A preview reads past it: what staff may see of a draft is loaded for their
 * request, is shared between the parts of their page only, and goes with it.
 */
export function createRowCache<Value>(options: Parameters<typeof createTaggedCache>[0]): TaggedCache<Value> {
  const shared = createTaggedCache<Value>(options);
  const ofPreviews = new WeakMap<Preview, Map<string, Load<Value>>>();

  const getLoads = (preview: Preview) => {
    const known = ofPreviews.get(preview);
    if (known) return known;
    const loads = new Map<string, Load<Value>>();
    ofPreviews.set(preview, loads);
    return loads;
  };

  const loadForPreview = (preview: Preview, key: string, load: () => Promise<Value>): Promise<Value> => {
    const loads = getLoads(preview);
    const known = loads.get(key);
    if (known) return known.promise;
    const started: Load<Value> = { promise: load(), value: undefined };
    loads.set(key, started);
    started.promise.then(
      (value) => {
        started.value = value;
      },
      () => loads.delete(key),
    );
    return started.promise;
  };

  return {
    ...shared,
    peek: (key) => {
      const preview = findPreview();
      return preview ? ofPreviews.get(preview)?.get(key)?.value : shared.peek(key);
    },
    get: (key, tags, load) => {
      const preview = findPreview();
      return preview ? loadForPreview(preview, key, load) : shared.get(key, tags, load);
    },
  };
}
