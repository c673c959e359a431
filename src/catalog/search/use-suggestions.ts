import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../i18n/languages.ts';

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

/** A suggestion: a product with picture, its tint and price, or a list with its kind. */
export type ShownSuggestion = { name: string; href: string; note: string; image?: string; tint?: string | undefined };

/** The response of `/api/suggestions`, with messages in its language. */
export type Suggestions = {
  label: string;
  status: string;
  /** Note on value added tax and shipping, where a suggestion has a price. */
  priceNote: string;
  suggestions: readonly ShownSuggestion[];
};

export const noSuggestions: Suggestions = { label: '', status: '', priceNote: '', suggestions: [] };

/** Parses a response by hand, since a schema library would add too much to every page. */
export function parseSuggestions(answer: unknown): Suggestions {
  if (typeof answer !== 'object' || answer === null || !('suggestions' in answer)) return noSuggestions;
  const { label, status, priceNote, suggestions }: Partial<Record<keyof Suggestions, unknown>> = answer;
  if (!Array.isArray(suggestions)) return noSuggestions;
  return {
    label: readText(label),
    status: readText(status),
    priceNote: readText(priceNote),
    suggestions: suggestions.filter(isSuggestion),
  };
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '');

function isSuggestion(value: unknown): value is ShownSuggestion {
  if (typeof value !== 'object' || value === null) return false;
  const { name, href, note, image, tint }: Partial<Record<keyof ShownSuggestion, unknown>> = value;
  const isPicture = image === undefined || (typeof image === 'string' && /^[\w-]+$/.test(image));
  const isTint = tint === undefined || (typeof tint === 'string' && /^[0-9a-f]{6}$/.test(tint));
  // Only paths of this site, no other origin and no script.
  const isHref = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isPicture && isTint && isHref && typeof name === 'string' && typeof note === 'string';
}
