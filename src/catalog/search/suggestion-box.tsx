import { type RefObject, useEffect, useId, useRef } from 'react';
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

  const choose = (href: string) => {
    close();
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
    } else if ((event.key === 'Escape' || event.key === 'Enter') && isOpen) {
      if (event.key === 'Escape') event.preventDefault();
      close();
    }
  };

  const newest = useRef({ ask, close, press });
  newest.current = { ask, close, press };

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
    if (field.value !== field.defaultValue) newest.current.ask(field.value);
    return () => stop.abort();
  }, [input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-controls', `${id}list`);
    field?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) field?.setAttribute('aria-activedescendant', `${id}${active}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, id, isOpen, active]);

  return <SuggestionList {...{ id, isOpen, active }} {...answer} onChoose={choose} />;
}
