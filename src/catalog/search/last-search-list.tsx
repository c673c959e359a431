import type { ReactNode } from 'react';
import type { suggestions as recipe } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import type { useLastSearches } from './use-last-searches.ts';
import '../../ui/suggestions.css';

const styles = {
  list: 'suggestions__list',
  row: 'suggestions__row',
  option: 'suggestions__option',
  remove: 'suggestions__remove',
  forget: 'suggestions__forget',
} as const satisfies Partial<SlotClasses<'suggestions', typeof recipe>>;

type Props = Pick<ReturnType<typeof useLastSearches>, 'searches' | 'messages' | 'cell' | 'isOpen' | 'use'> & {
  id: string;
};

/**
 * The last searches below the empty search field: a grid with a row for each search and its remove button. The field
 * handles the keyboard.
 */
export function LastSearchList({ id, searches, messages, cell, isOpen, use }: Props) {
  if (!messages) return null;
  const forRow = (row: number, column: 0 | 1) => ({
    id: toCellId(id, { row, column }),
    role: 'gridcell',
    'aria-selected': cell.row === row && cell.column === column,
    // Keeps the focus in the field: losing it would close the list before the click.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => use({ row, column }),
  });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a combobox popup cannot be a table. */}
      <div id={`${id}last`} className={styles.list} role="grid" aria-label={messages.label} hidden={!isOpen}>
        {searches.map((text, row) => (
          <Row key={text}>
            <div {...forRow(row, 0)} className={styles.option}>
              {text}
            </div>
            <div {...forRow(row, 1)} className={styles.remove}>
              <span className="visually-hidden">{messages.remove(text)}</span>
              <Icon name="close" />
            </div>
          </Row>
        ))}
        <Row>
          <div {...forRow(searches.length, 0)} className={styles.forget}>
            {messages.forget}
          </div>
        </Row>
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && messages.status(searches.length)}
      </p>
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the field handles the keyboard.
    <div className={styles.row} role="row">
      {children}
    </div>
  );
}

export function toCellId(id: string, { row, column }: { row: number; column: number }): string {
  return `${id}last${row}-${column}`;
}
