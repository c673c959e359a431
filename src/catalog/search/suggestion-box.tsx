import { type RefObject, useEffect, useId, useRef } from 'react';
import { useRouter } from 'waku';
import { toPictureAddress } from '../../base/picture-address.ts';
import type { Language } from '../../i18n/languages.ts';
import type { suggestions as recipe } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { LastSearchList, toCellId } from './last-search-list.tsx';
import { saveSearch } from './last-searches-store.ts';
import type { Suggestions } from './suggestions.ts';
import { useLastSearches } from './use-last-searches.ts';
import { useSuggestions } from './use-suggestions.ts';
import '../../ui/suggestions.css';

const styles = {
  list: 'suggestions__list',
  option: 'suggestions__option',
  picture: 'suggestions__picture',
  note: 'suggestions__note',
  prices: 'suggestions__prices',
} as const satisfies Partial<SlotClasses<'suggestions', typeof recipe>>;

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

  const last = useLastSearches(language, (text) => {
    saveSearch(text);
    choose(`${input.current?.form?.getAttribute('action')}?${new URLSearchParams({ q: text })}`);
  });

  const closeAll = () => {
    // What was still to be asked would open over the next page.
    close();
    last.close();
  };
  const leave = () => {
    closeAll();
    left.current = input.current?.value;
  };
  const search = () => {
    saveSearch(input.current?.value ?? '');
    leave();
  };
  const choose = (href: string) => {
    leave();
    onChoose(href);
  };
  /** An empty field offers what was searched for last. */
  const look = (text: string) => {
    ask(text);
    if (text) last.close();
    else last.open();
  };

  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (last.press(event.key)) {
      event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
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
      last.open();
    }
  };

  const newest = useRef({ look, closeAll, search, press });
  newest.current = { look, closeAll, search, press };

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list' };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const stop = new AbortController();
    const { signal } = stop;
    const lookIfEmpty = () => {
      if (!field.value) newest.current.look('');
    };
    field.addEventListener('input', () => newest.current.look(field.value), { signal });
    field.addEventListener('keydown', (event) => newest.current.press(event), { signal });
    field.addEventListener('focus', lookIfEmpty, { signal });
    field.addEventListener('click', lookIfEmpty, { signal });
    field.addEventListener('blur', () => newest.current.closeAll(), { signal });
    field.form?.addEventListener('submit', () => newest.current.search(), { signal });
    if (field.value !== field.defaultValue) newest.current.look(field.value);
    else if (field === document.activeElement) lookIfEmpty();
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
    field?.setAttribute('aria-haspopup', last.isOpen ? 'grid' : 'listbox');
    field?.setAttribute('aria-controls', last.isOpen ? `${id}last` : `${id}list`);
    field?.setAttribute('aria-expanded', String(isOpen || last.isOpen));
    const reached =
      last.isOpen && last.cell.row >= 0 ? toCellId(id, last.cell) : isOpen && active >= 0 && `${id}${active}`;
    if (reached) field?.setAttribute('aria-activedescendant', reached);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, id, isOpen, active, last.isOpen, last.cell]);

  return (
    <>
      <SuggestionList {...{ id, isOpen, active }} {...answer} onChoose={choose} />
      <LastSearchList id={id} {...last} />
    </>
  );
}

type Props = Suggestions & {
  id: string;
  isOpen: boolean;
  /** Which one the arrows have reached; −1 for none. */
  active: number;
  onChoose: (href: string) => void;
};

/** What may be meant by what was typed. The focus stays in the field, which says where its arrows are. */
function SuggestionList({ id, isOpen, label, status, priceNote, suggestions, active, onChoose }: Props) {
  return (
    <>
      <div id={`${id}list`} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
        {suggestions.map(({ name, href, note, image }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field takes the keys.
          <div
            key={href}
            id={`${id}${at}`}
            className={styles.option}
            role="option"
            aria-selected={at === active}
            // A field that loses the focus closes the list before it can be clicked.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(href)}
          >
            {image && (
              <img className={styles.picture} src={toPictureAddress(image, '320.avif')} width={64} height={48} alt="" />
            )}
            {name}
            <span className={styles.note}>{note}</span>
          </div>
        ))}
        {/* A list has nothing but its options; who listens is told with their number. */}
        {priceNote && (
          <p className={styles.prices} aria-hidden="true">
            {priceNote}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && [status, priceNote].filter(Boolean).join('. ')}
      </p>
    </>
  );
}
