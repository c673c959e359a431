import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../i18n/languages.ts';
import type { deLastSearches } from '../../i18n/messages/de-last-searches.ts';
import type { Widen } from '../../i18n/messages/shape.ts';
import type { suggestions as recipe } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { clearSearches, lastSearches, removeSearch } from './last-searches-store.ts';
import '../../ui/suggestions.css';

const styles = {
  list: 'suggestions__list',
  row: 'suggestions__row',
  option: 'suggestions__option',
  remove: 'suggestions__remove',
  forget: 'suggestions__forget',
} as const satisfies Partial<SlotClasses<'suggestions', typeof recipe>>;

type Props = Pick<ReturnType<typeof useLastSearches>, 'searches' | 'messages' | 'isOpen'> & {
  ref: RefObject<HTMLDivElement | null>;
  onChoose: (text: string) => void;
  /** Called when the pressed button disappears. */
  onRemoved: () => void;
};

/** The last searches below the empty search field, each with its remove button. */
export function LastSearchList({ ref, searches, messages, isOpen, onChoose, onRemoved }: Props) {
  if (!messages) return null;
  const toButton = (action: () => void) => ({
    type: 'button' as const,
    // Keeps the focus in the field: losing it would close the list before the click.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: action,
  });
  const removing = (remove: () => void) =>
    toButton(() => {
      remove();
      onRemoved();
    });
  return (
    <>
      <div ref={ref} className={styles.list} hidden={!isOpen}>
        <ul aria-label={messages.label}>
          {searches.map((text) => (
            <li key={text} className={styles.row}>
              <button {...toButton(() => onChoose(text))} className={styles.option}>
                {text}
              </button>
              <button
                {...removing(() => removeSearch(text))}
                className={styles.remove}
                aria-label={messages.remove(text)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <button {...removing(clearSearches)} className={styles.forget}>
          {messages.forget}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && messages.status(searches.length)}
      </p>
    </>
  );
}

const loaders = {
  de: () => import('../../i18n/messages/de-last-searches.ts').then(({ deLastSearches }) => deLastSearches.lastSearches),
  en: () => import('../../i18n/messages/en-last-searches.ts').then(({ enLastSearches }) => enLastSearches.lastSearches),
  fr: () => import('../../i18n/messages/fr-last-searches.ts').then(({ frLastSearches }) => frLastSearches.lastSearches),
} as const satisfies Record<Language, () => Promise<LastSearchMessages>>;

/** The last searches, and whether they are shown. */
export function useLastSearches(language: Language) {
  const searches = useSyncExternalStore(lastSearches.subscribe, lastSearches.get, lastSearches.get);
  const [messages, setMessages] = useState<LastSearchMessages>();
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && messages !== undefined && searches.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    // Without the messages there is no list.
    loadLastSearchMessages(language).then(setMessages, () => undefined);
  }, [isWanted, language]);

  return { searches, messages, isOpen, open: () => setIsWanted(true), close: () => setIsWanted(false) };
}

type LastSearchMessages = Widen<typeof deLastSearches>['lastSearches'];

function loadLastSearchMessages(language: Language): Promise<LastSearchMessages> {
  return loaders[language]();
}
