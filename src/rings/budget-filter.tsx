import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Cents } from '../base/money.ts';
import { formatByPattern, type PricePattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { pairOffers } from '../styled-system/recipes/index.js';
import type { SlotClasses } from '../ui/slot-classes.ts';

const styles = {
  budget: 'pair-offers__budget',
  offers: 'pair-offers__offers',
  slider: 'pair-offers__slider',
} as const satisfies Pick<SlotClasses<'pair-offers', typeof pairOffers>, 'budget' | 'offers' | 'slider'>;

/** A pair with its price; without one it fits each budget. */
type Offer = { key: string; cents: Cents | null; content: ReactNode };

type Props = {
  groups: readonly { title: string; className: string; offers: readonly Offer[] }[];
  /** `fits` has placeholders for the fitting offers and all of them. */
  messages: Record<'label' | 'any' | 'upTo' | 'fits', string>;
  pattern: PricePattern;
};

/** Budgets are chosen in steps of 50 euros. */
const step = 5_000;

/** Offers within a budget. Without JavaScript there is no budget, and all offers with their prices. */
export function BudgetFilter({ groups, messages, pattern }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [limit, setLimit] = useState<Cents>(Number.POSITIVE_INFINITY);
  const id = useId();
  const offers = groups.flatMap((group) => group.offers);
  const prices = offers.flatMap(({ cents }) => cents ?? []);
  const lowest = Math.ceil(Math.min(...prices) / step) * step;
  const highest = Math.ceil(Math.max(...prices) / step) * step;
  const fits = ({ cents }: Offer) => cents === null || cents <= limit;
  const choose = (cents: Cents) => setLimit(cents < highest ? cents : Number.POSITIVE_INFINITY);

  // The slider may have been moved before hydration.
  useEffect(() => {
    const { value, max } = input.current ?? {};
    if (value !== undefined && value !== max) setLimit(Number(value));
  }, []);

  const text =
    limit < highest ? formatMessage(messages.upTo, { price: formatByPattern(limit, pattern) }) : messages.any;
  return (
    <>
      {lowest < highest && (
        <div className={styles.budget}>
          <label htmlFor={id}>{messages.label}</label>
          <span aria-hidden="true">{text}</span>
          <input
            ref={input}
            id={id}
            type="range"
            className={styles.slider}
            min={lowest}
            max={highest}
            step={step}
            defaultValue={highest}
            aria-valuetext={text}
            onInput={({ currentTarget }) => choose(Number(currentTarget.value))}
          />
          <p role="status">{formatMessage(messages.fits, { count: offers.filter(fits).length, all: offers.length })}</p>
        </div>
      )}
      {groups.map(({ title, className, offers: group }) => (
        <div key={title} hidden={!group.some(fits)} className={styles.offers}>
          <h3>{title}</h3>
          <ul className={className}>
            {group.map((offer) => (
              <li key={offer.key} hidden={!fits(offer)}>
                {offer.content}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
