import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { useRouter } from 'waku';
import { toStudioSearch } from './studio-query.ts';

type Props = {
  path: string;
  label: string;
  /** Id of the element with what can be done with the pair, which waits while the pair changes. */
  actionsId: string;
  className: string;
  children: ReactNode;
};

/** Milliseconds after the last keystroke until typed values are applied. */
const debounceMs = 500;

/**
 * The form of the studio, which works without JavaScript. With it, each choice is a client-side navigation to the
 * address of the changed pair; the server draws it and says what it costs.
 */
export function StudioForm({ path, label, actionsId, className, children }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { query, replace } = useRouter();
  const shown = useRef(query);
  const [isPending, startTransition] = useTransition();

  const apply = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
    setIsTyping(false);
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
    if (target.type === 'radio') return apply();
    typing.current = setTimeout(apply, debounceMs);
    setIsTyping(true);
  };

  const leave = ({ target }: FocusEvent) => {
    if (typing.current !== undefined) apply();
    else if (target instanceof HTMLInputElement && !isPending) showServed(target);
  };

  // Nobody buys a pair other than the one that was chosen last.
  const isBusy = isTyping || isPending;
  useEffect(() => {
    const actions = document.getElementById(actionsId);
    actions?.toggleAttribute('inert', isBusy);
    return () => void actions?.removeAttribute('inert');
  }, [isBusy, actionsId]);

  const applyEarlyChanges = useEffectEvent(() => {
    const fields = [...(form.current?.elements ?? [])];
    if (fields.some(isChanged)) apply();
  });
  useEffect(() => {
    // Fields that were changed before hydration.
    applyEarlyChanges();
    return () => clearTimeout(typing.current);
  }, []);

  // Fields that a visitor has changed no longer follow what the server has made possible of them. The one that is being
  // typed into is corrected on leaving.
  useLayoutEffect(() => {
    if (shown.current === query || typing.current !== undefined) return;
    shown.current = query;
    // The other language shows the same pair.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-translation]')) {
      if (!link.pathname.startsWith('/api/')) link.search = query;
    }
    for (const field of form.current?.elements ?? []) {
      const isTypedInto =
        field === document.activeElement && field instanceof HTMLInputElement && field.type !== 'radio';
      if (field instanceof HTMLInputElement && !isTypedInto) showServed(field);
    }
  }, [query]);

  return (
    <form
      ref={form}
      action={path}
      method="get"
      aria-label={label}
      aria-busy={isBusy}
      autoComplete="off"
      className={className}
      onChange={change}
      onBlur={leave}
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

/** Shows what the server has rendered. */
function showServed(field: HTMLInputElement): void {
  if (field.type === 'radio') field.checked = field.defaultChecked;
  else if (field.value !== field.defaultValue) field.value = field.defaultValue;
}
