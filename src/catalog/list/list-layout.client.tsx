'use client';

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { importOptional } from '../../base/import-optional.ts';
import type { listLayout } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { filterFormId, toListSearch } from './form-search.ts';
import { useListNavigation } from './use-list-navigation.ts';

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
export function ListLayout({ path, filters, messages, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
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

  const applyDebounced = () => {
    clearTimeout(typing.current);
    typing.current = setTimeout(apply, debounceMs);
  };

  const handleField = (field: EventTarget) => {
    if (!isOfForm(field, form.current)) return;
    if (field.type === 'text') applyDebounced();
    else if (!(field instanceof HTMLInputElement) || field.type !== 'range') apply();
    else {
      applyDebounced();
      // Without it the price can still be typed.
      void importOptional(() => import('./slide-price.ts')).then((loaded) => {
        loaded?.slidePrice(field);
        if (loaded) applyDebounced();
      });
    }
  };

  const applyEarlyChanges = useEffectEvent(() => {
    for (const field of form.current?.elements ?? []) if (isChanged(field)) handleField(field);
  });
  useEffect(() => {
    // Fields that were changed before hydration.
    applyEarlyChanges();
    return () => clearTimeout(typing.current);
  }, []);

  const submit = (event: FormEvent) => {
    if (event.target !== form.current) return;
    event.preventDefault();
    apply();
  };

  // The links of the list are rendered by the server.
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('a[data-list], summary[data-sheet]') : null;
    if (!control || isForBrowser(event)) return;
    event.preventDefault();
    if (control instanceof HTMLAnchorElement) go(control.pathname + control.search, control.dataset.list === 'more');
    else setIsSheetOpen(true);
  });
  useEffect(() => {
    const element = root.current;
    const onClick = (event: MouseEvent) => handleClick(event);
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);

  const fields = (
    <form ref={form} id={filterFormId} action={path} method="get" aria-label={messages.form} autoComplete="off">
      {filters}
    </form>
  );
  return (
    <div ref={root} className={styles.root} onChange={({ target }) => handleField(target)} onSubmit={submit}>
      <details className={styles.filters}>
        <summary className={styles.summary} data-sheet data-press>
          <Icon name="filter" />
          {messages.open}
          <shop-part part="fold" hidden />
        </summary>
        {!isSheetOpen && fields}
      </details>
      {isSheetOpen && (
        <FilterSheet classes={styles} messages={messages} onClose={() => setIsSheetOpen(false)}>
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
  if (field instanceof HTMLSelectElement) return field.value !== (field.dataset.value ?? '');
  return (
    field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  );
}

type FilterSheetProps = {
  classes: { sheet: string; head: string; close: string; foot: string };
  messages: { form: string; close: string; showResults: string };
  onClose: () => void;
  children: ReactNode;
};

/** The filters in a full-screen dialog on narrow screens; it closes when the screen becomes wide. */
function FilterSheet({ classes, messages, onClose, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    const screen = matchMedia(wideScreen);
    const leave = () => dialog.current?.close();
    screen.addEventListener('change', leave);
    return () => screen.removeEventListener('change', leave);
  }, []);

  return (
    <dialog ref={dialog} className={classes.sheet} aria-label={messages.form} onClose={onClose}>
      <div className={classes.head}>
        <p>{messages.form}</p>
        <button type="button" className={classes.close} aria-label={messages.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      <div className={classes.foot}>
        <button type="button" className="button button--appearance_solid button--size_medium" onClick={close}>
          {messages.showResults}
        </button>
      </div>
    </dialog>
  );
}

/** From this width on the filters stand beside the list; equals the breakpoint in the styles. */
const wideScreen = '(min-width: 62em)';
