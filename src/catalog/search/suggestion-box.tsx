import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useRouter } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { LastSearchList, useLastSearches } from './last-search-list.tsx';
import { saveSearch } from './last-searches-store.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestionsProps = {
  language: Language;
  input: RefObject<HTMLInputElement | null>;
  onChoose: (href: string) => void;
};

/** Turns the server-rendered search field into a combobox with suggestions and last searches. */
export function SuggestionBox({ language, input, onChoose }: SuggestionsProps) {
  const id = useId();
  const { answer, active, isOpen, ask, close, move } = useSuggestions(language);
  const { suggestions } = answer;
  // The field's value when the search was submitted or a suggestion chosen.
  const submittedValue = useRef<string>(undefined);

  const { open: openLast, close: closeLast, ...last } = useLastSearches(language);
  const lastList = useRef<HTMLDivElement>(null);

  const closeAll = () => {
    // A pending request would open the list over the next page.
    close();
    closeLast();
  };
  const finish = () => {
    closeAll();
    submittedValue.current = input.current?.value;
  };
  const search = () => {
    saveSearch(input.current?.value ?? '');
    finish();
  };
  const choose = (href: string) => {
    finish();
    onChoose(href);
  };
  const searchAgain = (text: string) => {
    saveSearch(text);
    choose(`${input.current?.form?.getAttribute('action')}?${new URLSearchParams({ q: text })}`);
  };
  /** Shows suggestions, or the last searches for an empty field. */
  const update = (text: string) => {
    ask(text);
    if (text) closeLast();
    else openLast();
  };

  /** Moves cyclically between the field and the last searches; their remove buttons are reached by Tab. */
  const moveFocus = (step: number) => {
    const buttons = lastList.current?.querySelectorAll<HTMLElement>('button:not([aria-label])') ?? [];
    const stops = [input.current, ...buttons];
    const at = stops.findIndex((stop) => stop?.matches(':focus'));
    stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (last.isOpen && step !== undefined) {
      event.preventDefault();
      moveFocus(step);
      return;
    }
    if (last.isOpen && event.key === 'Escape') input.current?.focus();
    if (event.target !== input.current && event.key !== 'Escape') return;
    const chosen = isOpen ? suggestions[active] : undefined;
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen.href);
    } else if (event.key === 'Escape') {
      if (isOpen || last.isOpen) event.preventDefault();
      closeAll();
    } else if (step !== undefined && !input.current?.value) {
      event.preventDefault();
      openLast();
    }
  };

  const onText = useEffectEvent(update);
  const onKey = useEffectEvent(handleKey);
  const onBlur = useEffectEvent(close);
  const onLeave = useEffectEvent(closeAll);
  const onSubmit = useEffectEvent(search);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': `${id}list` };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const stop = new AbortController();
    const { signal } = stop;
    const updateIfEmpty = () => {
      if (!field.value) onText('');
    };
    field.addEventListener('input', () => onText(field.value), { signal });
    field.addEventListener('focus', updateIfEmpty, { signal });
    field.addEventListener('click', updateIfEmpty, { signal });
    field.addEventListener('blur', () => onBlur(), { signal });
    const { form } = field;
    form?.addEventListener('keydown', (event) => onKey(event), { signal });
    form?.addEventListener('submit', () => onSubmit(), { signal });
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) onLeave();
    };
    form?.addEventListener('focusout', leave, { signal });
    if (field.value !== field.defaultValue) onText(field.value);
    else if (field === document.activeElement) updateIfEmpty();
    return () => stop.abort();
  }, [input, id]);

  const { path } = useRouter();
  const lastPath = useRef(path);
  useEffect(() => {
    const field = input.current;
    if (!field || lastPath.current === path) return;
    lastPath.current = path;
    // The header's field persists across pages; it is reset unless the visitor is typing a new search.
    if (field !== document.activeElement || field.value === submittedValue.current) field.value = field.defaultValue;
  }, [input, path]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) field?.setAttribute('aria-activedescendant', `${id}${active}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, id, isOpen, active]);

  return (
    <>
      <SuggestionList {...{ id, isOpen, active }} {...answer} onChoose={choose} />
      <LastSearchList ref={lastList} {...last} onChoose={searchAgain} onRemoved={() => input.current?.focus()} />
    </>
  );
}
