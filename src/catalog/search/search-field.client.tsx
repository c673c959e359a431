'use client';

import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { importOptional } from '../../base/import-optional.ts';
import type { Language } from '../../i18n/languages.ts';
import type { searchField } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import type { SuggestionsProps } from './suggestion-box.tsx';

const styles = {
  root: 'search-field__root',
  control: 'search-field__control',
  submit: 'search-field__submit',
} as const satisfies SlotClasses<'search-field', typeof searchField>;

/** The longest text that a list parses. */
const maxTextLength = 100;

type Props = {
  language: Language;
  /** Path of the search page. */
  href: string;
  /** The current search. */
  text?: string;
  messages: { label: string; placeholder: string; submit: string };
};

/** The search form. It works without JavaScript; the code of suggestions is loaded on focus. */
export function SearchForm({ language, href, text = '', messages }: Props) {
  const { push } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();

  const go = (target: string) => {
    push(target).catch(() => undefined);
  };

  const load = () => {
    if (Suggestions) return;
    // Without the suggestions the form still works.
    void importOptional(() => import('./suggestion-box.tsx')).then((loaded) =>
      setSuggestions(() => loaded?.SuggestionBox),
    );
  };

  // The field may have had the focus before it was hydrated.
  useEffect(() => {
    if (document.activeElement === input.current) load();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A surrounding filter list must not handle this event.
    event.stopPropagation();
    const typed = input.current?.value.trim() ?? '';
    if (typed || text) go(typed ? `${href}?${new URLSearchParams({ q: typed })}` : href);
    else input.current?.focus();
  };

  return (
    <search>
      <form action={href} method="get" className={styles.root} onSubmit={submit} onFocus={load} autoComplete="off">
        {/* biome-ignore lint/a11y/useSemanticElements: `type="search"` does not allow the role combobox. */}
        <input
          // A new search remounts the field, so that text typed before does not stay.
          key={text}
          ref={input}
          className={styles.control}
          type="text"
          role="searchbox"
          name="q"
          defaultValue={text}
          maxLength={maxTextLength}
          placeholder={messages.placeholder}
          aria-label={messages.label}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit} aria-label={messages.submit}>
          <Icon name="search" />
        </button>
        {Suggestions && <Suggestions key={`below ${text}`} {...{ language, input }} onChoose={go} />}
      </form>
    </search>
  );
}
