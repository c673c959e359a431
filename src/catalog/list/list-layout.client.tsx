'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { listLayout } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { filterFormId } from './filter-form-id.ts';
import { FilterSheet } from './filter-sheet.client.tsx';
import { toListSearch } from './form-search.ts';
import { useListNavigation } from './use-list-navigation.ts';
import { wideScreen } from './wide-screen.ts';

const styles = {
  root: 'list-layout__root',
  filters: 'list-layout__filters',
  summary: 'list-layout__summary',
  main: 'list-layout__main',
  sheet: 'list-layout__sheet',
  head: 'list-layout__head',
  close: 'list-layout__close',
  foot: 'list-layout__foot',
} as const satisfies SlotClasses<'list-layout', typeof listLayout>;

/** Milliseconds after the last keystroke until typed values are applied. */
const debounceMs = 500;

type Props = {
  /** Path of the list, without its query. */
  path: string;
  /** The fields of the filter form. */
  filters: ReactNode;
  messages: { form: string; open: string; close: string; showResults: string };
  children: ReactNode;
};

/**
 * A list with its filters: at the left, or in a dialog on narrow screens. A form and links that work without
 * JavaScript; with it, they navigate on the client.
 */
export function ListLayout({ path, filters, messages: words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { isPending, go } = useListNavigation(form, root, typing);

  const apply = () => {
    clearTimeout(typing.current);
    typing.current = undefined;
    if (!form.current) return;
    const search = toListSearch(new FormData(form.current));
    go(search ? `${path}?${search}` : path);
  };

  const wait = () => {
    clearTimeout(typing.current);
    typing.current = setTimeout(apply, debounceMs);
  };

  const take = (field: EventTarget) => {
    if (!isOfForm(field, form.current)) return;
    if (field.type === 'text') wait();
    else if (field.type !== 'range') apply();
    else {
      wait();
      import('./slide-price.ts').then(
        ({ slidePrice }) => {
          slidePrice(field as HTMLInputElement);
          wait();
        },
        // Offline there is no other list either.
        () => undefined,
      );
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    // Fields that were changed before hydration.
    for (const field of form.current?.elements ?? []) if (isChanged(field)) take(field);
    return () => clearTimeout(typing.current);
  }, []);

  // On wide screens styles show the filters although the disclosure is closed; `open` tells assistive technology the
  // same.
  useEffect(() => {
    const screen = matchMedia(wideScreen);
    const unfold = () => {
      if (fold.current) fold.current.open = screen.matches;
    };
    unfold();
    screen.addEventListener('change', unfold);
    return () => screen.removeEventListener('change', unfold);
  }, []);

  const submit = (event: FormEvent) => {
    if (event.target !== form.current) return;
    event.preventDefault();
    apply();
  };

  const follow = (event: MouseEvent) => {
    const used = event.target instanceof Element ? event.target.closest('a[data-list], summary[data-sheet]') : null;
    if (!used || isForBrowser(event)) return;
    event.preventDefault();
    if (used instanceof HTMLAnchorElement) go(used.pathname + used.search, used.dataset.list === 'more');
    else setIsSheetOpen(true);
  };

  const fields = (
    <form ref={form} id={filterFormId} action={path} method="get" aria-label={words.form} autoComplete="off">
      {filters}
    </form>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its controls handle keys.
    <div ref={root} className={styles.root} onChange={({ target }) => take(target)} onSubmit={submit} onClick={follow}>
      <details ref={fold} className={styles.filters}>
        <summary className={styles.summary} data-sheet>
          <Icon name="filter" />
          {words.open}
        </summary>
        {!isSheetOpen && fields}
      </details>
      {isSheetOpen && (
        <FilterSheet classes={styles} messages={words} onClose={() => setIsSheetOpen(false)}>
          {fields}
        </FilterSheet>
      )}
      <div className={styles.main} aria-busy={isPending}>
        {children}
      </div>
    </div>
  );
}

function isOfForm(target: EventTarget, form: HTMLFormElement | null): target is HTMLInputElement | HTMLSelectElement {
  return (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.form === form;
}

function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function isChanged(field: Element): boolean {
  return (
    field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  );
}
