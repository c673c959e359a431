'use client';

import { type ReactNode, useState } from 'react';
import type { listFilters } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { visibleOptionCount } from './visible-option-count.ts';

const styles = {
  group: 'list-filters__group',
  legend: 'list-filters__legend',
  chosen: 'list-filters__chosen',
  options: 'list-filters__options',
  more: 'list-filters__more',
} as const satisfies Partial<SlotClasses<'list-filters', typeof listFilters>>;

/**
 * Key, name, number of products it would leave, and whether it is chosen. A tuple, since a page's payload has a hundred
 * of them.
 */
export type Option = readonly [key: string, name: string, count: number, isChosen?: boolean];

type Props = {
  legend: string;
  /** URL parameter; without one, each option is a parameter of its own. */
  name?: string;
  options: readonly Option[];
  /** Whether the group is open at first. */
  isOpen?: boolean;
  /** Label of the disclosure of further options, such as `12 more`. */
  moreLabel?: string;
  children?: ReactNode;
};

/**
 * A group of checkboxes in a disclosure. A client component, so that the payload holds each option once, as a tuple.
 */
export function FilterGroup({ legend, name, options, isOpen = false, moreLabel, children }: Props) {
  const chosen = options.filter(([, , , isChosen]) => isChosen).length;
  const rest = options.slice(visibleOptionCount);
  return (
    <Disclosure className={styles.group} isOpen={isOpen || chosen > 0}>
      <summary className={styles.legend}>
        {legend}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="chevron" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {children}
        <Options name={name} options={options.slice(0, visibleOptionCount)} />
        {rest.length > 0 && (
          <Disclosure className={styles.more} isOpen={rest.some(([, , , isChosen]) => isChosen)}>
            <summary>{moreLabel}</summary>
            <Options name={name} options={rest} />
          </Disclosure>
        )}
      </fieldset>
    </Disclosure>
  );
}

/**
 * A disclosure that opens when an option in it becomes chosen. It never closes without the visitor, since the focus may
 * be inside.
 */
function Disclosure({ className, isOpen, children }: { className: string; isOpen: boolean; children: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setIsUnfolded(true);
  }
  return (
    <details
      className={className}
      open={isUnfolded}
      onToggle={({ currentTarget, target }) => target === currentTarget && setIsUnfolded(currentTarget.open)}
    >
      {children}
    </details>
  );
}

function Options({ name, options }: Pick<Props, 'options'> & { name: string | undefined }) {
  if (options.length === 0) return null;
  return (
    <ul className={styles.options}>
      {options.map(([key, label, count, isChosen = false]) => (
        <li key={key}>
          <label>
            <input type="checkbox" name={name ?? key} value={name ? key : '1'} defaultChecked={isChosen} />
            <span>{label}</span>
            <span>{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
