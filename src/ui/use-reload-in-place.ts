import { useCallback, useLayoutEffect, useTransition } from 'react';
import { useRouter } from 'waku';

type ReloadInPlace = {
  isPending: boolean;
  /** @param onReloaded called when the request is over, also where it failed */
  reload: (onReloaded?: () => void) => void;
};

let pending = 0;

/** Whether any part of the page has requested its content again, which another request would abort. */
export const isReloading = () => pending > 0;

/** Reloads the page's content and keeps the scroll position, where the router would scroll to the top. */
export function useReloadInPlace(): ReloadInPlace {
  const { reload } = useRouter();
  const [isPending, startTransition] = useTransition();

  // React runs the cleanup in the commit of the new content, before the router's layout effect scrolls.
  useLayoutEffect(() => {
    if (!isPending) return;
    const { href } = location;
    return () => {
      const top = scrollY;
      queueMicrotask(() => location.href === href && scrollTo({ top, behavior: 'instant' }));
    };
  }, [isPending]);

  return {
    isPending,
    reload: useCallback(
      (onReloaded) =>
        startTransition(async () => {
          pending += 1;
          await reload().catch(() => undefined);
          pending -= 1;
          onReloaded?.();
        }),
      [reload],
    ),
  };
}
