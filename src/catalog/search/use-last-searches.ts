import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { deLastSearches } from '../../i18n/messages/de-last-searches.ts';
import type { Widen } from '../../i18n/messages/shape.ts';
import { clearSearches, lastSearches, removeSearch } from './last-searches-store.ts';

const loaders = {
  de: () => import('../../i18n/messages/de-last-searches.ts').then(({ deLastSearches }) => deLastSearches.lastSearches),
  en: () => import('../../i18n/messages/en-last-searches.ts').then(({ enLastSearches }) => enLastSearches.lastSearches),
  fr: () => import('../../i18n/messages/fr-last-searches.ts').then(({ frLastSearches }) => frLastSearches.lastSearches),
} as const satisfies Record<Language, () => Promise<LastSearchMessages>>;

/** A cell of the grid: a search (column 0), its remove button (column 1), or the button below that clears all. */
type Cell = { row: number; column: 0 | 1 };

const field: Cell = { row: -1, column: 0 };

/** State and keyboard handling of the last searches. */
export function useLastSearches(language: Language, onChoose: (text: string) => void) {
  const searches = useSyncExternalStore(lastSearches.subscribe, lastSearches.get, lastSearches.get);
  const [messages, setMessages] = useState<LastSearchMessages>();
  const [isWanted, setIsWanted] = useState(false);
  const [cell, setCell] = useState(field);
  const isOpen = isWanted && messages !== undefined && searches.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    // Without the messages there is no list.
    loadLastSearchMessages(language).then(setMessages, () => undefined);
  }, [isWanted, language]);

  const open = () => {
    setIsWanted(true);
    setCell(field);
  };
  const close = () => {
    setIsWanted(false);
    setCell(field);
  };

  const use = ({ row, column }: Cell) => {
    const text = searches[row];
    if (text === undefined) clearSearches();
    else if (column === 0) onChoose(text);
    else removeSearch(text);
    if (text === undefined || column === 0 || searches.length === 1) close();
  };

  /** Moves cyclically; the field itself is between last and first. */
  const move = (step: number) => {
    const places = searches.length + 2;
    const row = ((cell.row + 1 + step + places) % places) - 1;
    setCell({ row, column: row < searches.length && row >= 0 ? cell.column : 0 });
  };

  /**
   * Handles a key.
   *
   * @returns whether it was for the list
   */
  const press = (key: string): boolean => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const column = ({ ArrowLeft: 0, ArrowRight: 1 } as const)[key];
    if (step !== undefined) move(step);
    else if (cell.row < 0) return false;
    else if (column !== undefined && cell.row < searches.length) setCell({ ...cell, column });
    else if (key === 'Delete' && cell.row < searches.length) use({ ...cell, column: 1 });
    else if (key === 'Enter') use(cell);
    else return false;
    return true;
  };

  return { searches, messages, cell, isOpen, open, close, press, use };
}

type LastSearchMessages = Widen<typeof deLastSearches>['lastSearches'];

function loadLastSearchMessages(language: Language): Promise<LastSearchMessages> {
  return loaders[language]();
}
