import { type RefObject, useEffect, useId, useRef } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestionsProps = {
  language: Language;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (href: string) => void;
};

/** Makes a combobox of a field that was there before, and may have been written in. */
export function SuggestionBox({ language, input, onChoose }: SuggestionsProps) {
  const id = useId();
  const { answer, active, isOpen, ask, close, move } = useSuggestions(language);
  const { suggestions } = answer;
  // What was in the field when it was searched for, or one of the suggestions chosen.
  const left = useRef<string>(undefined);

  const leave = () => {
    // What was still to be asked would open over the next page.
    close();
    left.current = input.current?.value;
  };
  const choose = (href: string) => {
    leave();
    onChoose(href);
  };

  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = isOpen ? suggestions[active] : undefined;
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen.href);
    } else if (event.key === 'Escape') {
      if (isOpen) event.preventDefault();
      close();
    }
  };

  const newest = useRef({ ask, close, leave, press });
  newest.current = { ask, close, leave, press };

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const stop = new AbortController();
    const { signal } = stop;
    field.addEventListener('input', () => newest.current.ask(field.value), { signal });
    field.addEventListener('keydown', (event) => newest.current.press(event), { signal });
    field.addEventListener('blur', () => newest.current.close(), { signal });
    field.form?.addEventListener('submit', () => newest.current.leave(), { signal });
    if (field.value !== field.defaultValue) newest.current.ask(field.value);
    return () => stop.abort();
  }, [input]);

  const { path } = useRouter();
  const begun = useRef(path);
  useEffect(() => {
    const field = input.current;
    if (!field || begun.current === path) return;
    begun.current = path;
    // The field of the header is there on the next page, too; what is being written in it now is another search.
    if (field !== document.activeElement || field.value === left.current) field.value = field.defaultValue;
  }, [input, path]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-controls', `${id}list`);
    field?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) field?.setAttribute('aria-activedescendant', `${id}${active}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, id, isOpen, active]);

  return <SuggestionList {...{ id, isOpen, active }} {...answer} onChoose={choose} />;
}
