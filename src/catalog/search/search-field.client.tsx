'use client';

import { type ComponentType, type FormEvent, useRef, useState } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { Icon } from '../../ui/icon.tsx';
import { searchFieldClasses as styles } from './search-field-classes.ts';
import type { SuggestionsProps } from './suggestion-box.tsx';

/** As long as the list reads them. */
const maxTextLength = 100;

type Props = {
  language: Language;
  /** Address of the search page. */
  href: string;
  /** What is searched for now. */
  text?: string;
  messages: { label: string; placeholder: string; submit: string };
};

/** Words to search for: a form that works by itself. Suggestions are fetched when somebody begins to write. */
export function SearchFieldBox({ language, href, text = '', messages: words }: Props) {
  const { push } = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();

  const go = (target: string) => {
    push(target as '/').catch(() => undefined);
  };

  const load = () => {
    if (Suggestions) return;
    import('./suggestion-box.tsx').then(
      ({ SuggestionBox }) => setSuggestions(() => SuggestionBox),
      // Without a network the field is a form like any other.
      () => undefined,
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The list of filters around it, if there is one, must not take this for its own.
    event.stopPropagation();
    const typed = input.current?.value.trim() ?? '';
    if (typed || text) go(typed ? `${href}?${new URLSearchParams({ q: typed })}` : href);
    else input.current?.focus();
  };

  return (
    <search>
      <form action={href} method="get" className={styles.root} onSubmit={submit} onFocus={load} autoComplete="off">
        {/* biome-ignore lint/a11y/useSemanticElements: its type forbids the role of a combobox. */}
        <input
          // Another search is another field: what was typed for the one before does not stay.
          key={text}
          ref={input}
          className={styles.control}
          type="text"
          role="searchbox"
          name="q"
          defaultValue={text}
          maxLength={maxTextLength}
          placeholder={words.placeholder}
          aria-label={words.label}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit} aria-label={words.submit}>
          <Icon name="search" />
        </button>
        {Suggestions && <Suggestions key={`below ${text}`} {...{ language, input }} onChoose={go} />}
      </form>
    </search>
  );
}
