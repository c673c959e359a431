import type { RefObject } from 'react';
import type { suggestions as recipe } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { clearSearches, removeSearch } from './last-searches-store.ts';
import type { useLastSearches } from './use-last-searches.ts';
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
