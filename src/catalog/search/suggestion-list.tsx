import { toPictureAddress } from '../../base/picture-address.ts';
import type { suggestions as recipe } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import type { Suggestions } from './suggestions.ts';
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
  /** Which one the arrows have reached; −1 for none. */
  active: number;
  onChoose: (href: string) => void;
};

/** What may be meant by what was typed. The focus stays in the field, which says where its arrows are. */
export function SuggestionList({ id, isOpen, label, status, priceNote, suggestions, active, onChoose }: Props) {
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
