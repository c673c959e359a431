import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
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

/** Turns the server-rendered search field into a combobox with suggestions and last searches. */
export function SuggestionBox({ language, input, onChoose }: SuggestionsProps) {
  const id = useId();
  const { answer, active, isOpen, ask, close, move } = useSuggestions(language);
  const { suggestions } = answer;
  // The field's value when the search was submitted or a suggestion chosen.
  const submittedValue = useRef<string>(undefined);

  const last = useLastSearches(language, (text) => {
    saveSearch(text);
    choose(`${input.current?.form?.getAttribute('action')}?${new URLSearchParams({ q: text })}`);
  });

  const closeAll = () => {
    // A pending request would open the list over the next page.
    close();
    last.close();
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
  /** Shows suggestions, or the last searches for an empty field. */
  const update = (text: string) => {
    ask(text);
    if (text) last.close();
    else last.open();
  };

  const handleKey = (event: KeyboardEvent) => {
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

  const onText = useEffectEvent(update);
  const onKey = useEffectEvent(handleKey);
  const onLeave = useEffectEvent(closeAll);
  const onSubmit = useEffectEvent(search);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list' };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const stop = new AbortController();
    const { signal } = stop;
    const updateIfEmpty = () => {
      if (!field.value) onText('');
    };
    field.addEventListener('input', () => onText(field.value), { signal });
    field.addEventListener('keydown', (event) => onKey(event), { signal });
    field.addEventListener('focus', updateIfEmpty, { signal });
    field.addEventListener('click', updateIfEmpty, { signal });
    field.addEventListener('blur', () => onLeave(), { signal });
    field.form?.addEventListener('submit', () => onSubmit(), { signal });
    if (field.value !== field.defaultValue) onText(field.value);
    else if (field === document.activeElement) updateIfEmpty();
    return () => stop.abort();
  }, [input]);

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
    field?.setAttribute('aria-haspopup', last.isOpen ? 'grid' : 'listbox');
    field?.setAttribute('aria-controls', last.isOpen ? `${id}last` : `${id}list`);
    field?.setAttribute('aria-expanded', String(isOpen || last.isOpen));
    const activeId =
      last.isOpen && last.cell.row >= 0 ? toCellId(id, last.cell) : isOpen && active >= 0 && `${id}${active}`;
    if (activeId) field?.setAttribute('aria-activedescendant', activeId);
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
  /** Index of the active option; −1 for none. */
  active: number;
  onChoose: (href: string) => void;
};

/** The listbox of suggestions. The focus stays in the field, which refers to the active option. */
function SuggestionList({ id, isOpen, label, status, priceNote, suggestions, active, onChoose }: Props) {
  return (
    <>
      <div id={`${id}list`} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
        {suggestions.map(({ name, href, note, image }, at) => (
          <button
            key={href}
            type="button"
            // The field handles the keyboard.
            tabIndex={-1}
            id={`${id}${at}`}
            className={styles.option}
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the field: losing it would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(href)}
          >
            {image && (
              <img className={styles.picture} src={toPictureAddress(image, '320.avif')} width={64} height={48} alt="" />
            )}
            {name}
            <span className={styles.note}>{note}</span>
          </button>
        ))}
        {/* A listbox may contain only options; screen readers get the note with the status. */}
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
