import type { SearchFieldWords } from './search-field.client.tsx';
import { searchFieldClasses as styles } from './search-field-classes.ts';
import type { ShownSuggestion } from './use-suggestions.ts';

type Props = {
  id: string;
  isOpen: boolean;
  suggestions: readonly ShownSuggestion[];
  /** Which one the arrows have reached; −1 for none. */
  active: number;
  words: SearchFieldWords;
  onChoose: (href: string) => void;
};

/** What may be meant by what was typed. The focus stays in the field, which says where its arrows are. */
export function SuggestionList({ id, isOpen, suggestions, active, words, onChoose }: Props) {
  const { none, one, several } = words.counts;
  const said = [none, one][suggestions.length] ?? several.replace('{count}', String(suggestions.length));
  return (
    <>
      <div id={`${id}list`} className={styles.list} role="listbox" aria-label={words.suggestions} hidden={!isOpen}>
        {suggestions.map(({ kind, name, href }, at) => (
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
            {name}
            <span className={styles.kind}>{words.kinds[kind]}</span>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && said}
      </p>
    </>
  );
}
