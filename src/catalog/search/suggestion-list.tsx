import { toPictureAddress } from '../../base/picture-address.ts';
import type { suggestions as recipe } from '../../styled-system/recipes/index.js';
import { toTintStyle } from '../../ui/picture.client.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import type { Suggestions } from './use-suggestions.ts';
import '../../ui/suggestions.css';

const styles = {
  list: 'suggestions__list',
  option: 'suggestions__option',
  picture: 'suggestions__picture',
  note: 'suggestions__note',
  prices: 'suggestions__prices',
} as const satisfies Partial<SlotClasses<'suggestions', typeof recipe>>;

type Props = Suggestions & {
  id: string;
  isOpen: boolean;
  /** Index of the active option; −1 for none. */
  active: number;
  onChoose: (href: string) => void;
};

/** The listbox of suggestions. The focus stays in the field, which refers to the active option. */
export function SuggestionList({ id, isOpen, label, status, priceNote, suggestions, active, onChoose }: Props) {
  return (
    <>
      <div id={`${id}list`} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
        {suggestions.map(({ name, href, note, image, tint }, at) => (
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
              <img
                className={styles.picture}
                style={toTintStyle(tint)}
                src={toPictureAddress(image, '320.avif')}
                width={64}
                height={48}
                alt=""
              />
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
