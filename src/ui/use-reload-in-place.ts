import { useCallback, useLayoutEffect, useTransition } from 'react';
import { useRouter } from 'waku';

type ReloadInPlace = {
  isPending: boolean;
  /** @param onReloaded called when the request is over, also where it failed */
  reload: (onReloaded?: () => void) => void;
};

/** Reloads the page's content. The router scrolls to the top then; a visitor stays at what they look at meanwhile. */
export function useReloadInPlace(): ReloadInPlace {
  const { reload } = useRouter();
  const [isPending, startTransition] = useTransition();

  // It ends in the commit of the new content, before the router scrolls.
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
          await reload().catch(() => undefined);
          onReloaded?.();
        }),
      [reload],
    ),
  };
}
