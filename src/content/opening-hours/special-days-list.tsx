import type { Language } from '../../i18n/languages.ts';
import { openingHours } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { SpecialDaysLine } from './opening-messages.ts';

type Props = {
  language: Language;
  branchId: number;
  label: string;
  /** Rows at build time. */
  lines: readonly SpecialDaysLine[];
};

/**
 * Holidays and other exceptions, collapsed below the opening hours. In the browser an element names the next one, and
 * another one lists those that are not past in place of the list from the build.
 */
export function SpecialDaysList({ language, branchId, label, lines }: Props) {
  if (lines.length === 0) return null;
  const styles = openingHours();
  const element = { branch: branchId, lang: language, suppressHydrationWarning: true } as const;
  return (
    <details className={styles.special} lang={language}>
      <summary>
        {label}
        <span className={styles.next}>
          <next-special-days {...element}>{''}</next-special-days>
        </span>
        <Icon name="chevron" />
      </summary>
      <dl className={styles.specialList}>
        {lines.map(({ days, times, name }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              {times} <span>{name}</span>
            </dd>
          </div>
        ))}
      </dl>
      <special-days {...element}>{''}</special-days>
    </details>
  );
}
