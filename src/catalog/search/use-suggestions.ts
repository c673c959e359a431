import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { noSuggestions, parseSuggestions, type Suggestions } from './suggestions.ts';

/** Milliseconds after the last keystroke until the request. */
const debounceMs = 150;

/** Suggestions for the typed text. On errors there are none. */
export function useSuggestions(language: Language) {
  const [answer, setAnswer] = useState(noSuggestions);
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const request = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    request.current?.abort();
    setIsOpen(false);
    setActive(-1);
  };

  const show = (found: Suggestions) => {
    setAnswer(found);
    setActive(-1);
    setIsOpen(found.suggestions.length > 0);
  };

  const ask = (text: string) => {
    clearTimeout(timer.current);
    request.current?.abort();
    if (!text.trim()) {
      show(noSuggestions);
      return;
    }
    timer.current = setTimeout(async () => {
      const controller = new AbortController();
      request.current = controller;
      const found = await readSuggestions(text, language, controller.signal);
      if (!controller.signal.aborted) show(found);
    }, debounceMs);
  };

  /** Moves cyclically; the field itself is between last and first. */
  const move = (step: number) => {
    const { length } = answer.suggestions;
    const places = length + 1;
    setActive((at) => (isOpen ? ((at + 1 + step + places) % places) - 1 : step > 0 ? 0 : length - 1));
    setIsOpen(true);
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  return { answer, active, isOpen, ask, close, move };
}

async function readSuggestions(text: string, language: Language, signal: AbortSignal): Promise<Suggestions> {
  try {
    const response = await fetch(`/api/suggestions?${new URLSearchParams({ q: text, language })}`, { signal });
    return response.ok ? parseSuggestions(await response.json()) : noSuggestions;
  } catch {
    return noSuggestions;
  }
}
