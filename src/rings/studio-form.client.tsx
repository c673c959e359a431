'use client';

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useTransition,
} from 'react';
import { useRouter } from 'waku';
import { toStudioSearch } from './studio-query.ts';

type Props = { path: string; label: string; className: string; children: ReactNode };

/** Milliseconds after the last keystroke until typed values are applied. */
const debounceMs = 500;

/**
 * The form of the studio, which works without JavaScript. With it, each choice is a client-side navigation to the
 * address of the changed pair; the server draws it and says what it costs.
 */
export function StudioForm({ path, label, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { query, replace } = useRouter();
  const shown = useRef(query);
  const [isPending, startTransition] = useTransition();

  const apply = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
    if (!form.current) return;
    const address = `${path}?${toStudioSearch(new FormData(form.current))}`;
    startTransition(async () => {
      // The error boundary of the page shows what went wrong.
      await replace(address, { scroll: false }).catch(() => undefined);
    });
  };

  const change = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    clearTimeout(typing.current);
    if (target.type === 'radio') apply();
    else typing.current = setTimeout(apply, debounceMs);
  };

  const applyEarlyChanges = useEffectEvent(() => {
    const fields = [...(form.current?.elements ?? [])];
    if (fields.some(isChanged)) apply();
  });
  useEffect(() => {
    // Fields that were changed before hydration.
    applyEarlyChanges();
    return () => clearTimeout(typing.current);
  }, []);

  // Fields that a visitor has changed no longer follow what the server has made possible of them.
  useLayoutEffect(() => {
    if (shown.current === query || typing.current !== undefined) return;
    shown.current = query;
    form.current?.reset();
  }, [query]);

  return (
    <form
      ref={form}
      action={path}
      method="get"
      aria-label={label}
      aria-busy={isPending}
      autoComplete="off"
      className={className}
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {children}
    </form>
  );
}

function isChanged(field: Element): boolean {
  return (
    field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  );
}
