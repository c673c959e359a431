import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { convertRingSize } from '../i18n/ring-sizes.ts';
import { studioHelp } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/prose.tsx';
import { type Explained, Explanation } from './explanation.tsx';
import type { Ring, RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

type Props = { pair: RingPair; rules: RingRules; language: Language };

/** What there is to know about each chosen metal, profile, surface and setting. */
export function PairCare({ pair, rules, language }: Props) {
  const chosen = listChosen(pair, rules).filter(({ description }) => description !== '');
  if (chosen.length === 0) return null;
  const styles = studioHelp();
  return (
    <section className={styles.care}>
      <Heading level={2}>{getMessages(language).studio.care}</Heading>
      <Explanation options={chosen} language={language} />
    </section>
  );
}

function listChosen(pair: RingPair, rules: RingRules): Explained[] {
  const lists: readonly (readonly [readonly Explained[], (ring: Ring) => readonly string[]])[] = [
    [rules.alloys, ({ zones }) => zones.map(({ alloy }) => alloy)],
    [rules.profiles, ({ profile }) => [profile]],
    [rules.surfaces, ({ zones }) => zones.map(({ surface }) => surface)],
    [rules.grooves, ({ groove }) => [groove]],
    [rules.stones, ({ arrangement, stone }) => (arrangement === 'none' ? [] : [stone])],
    [rules.settings, ({ arrangement, setting }) => (arrangement === 'none' ? [] : [setting])],
    [rules.engravings, ({ text, engraving }) => (text === '' ? [] : [engraving])],
    [rules.fonts, ({ text, font }) => (text === '' ? [] : [font])],
  ];
  return lists.flatMap(([options, pick]) => {
    const keys = new Set(pair.flatMap(pick));
    return options.filter(({ key }) => keys.has(key));
  });
}

/** Ring sizes of several countries, in whole sizes. */
export function SizeTable({ rules, language }: Pick<Props, 'rules' | 'language'>) {
  const { studio } = getMessages(language);
  const columns = studio.sizeColumns;
  const first = Math.ceil(rules.sizes.min / 20) * 20;
  const sizes = Array.from(
    { length: Math.floor((rules.sizes.max - first) / 20) + 1 },
    (_, index) => first + index * 20,
  );
  return (
    <table className={studioHelp().table}>
      <thead>
        <tr>
          {[columns.size, columns.diameter, columns.uk, columns.us, columns.it].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => {
          const { diameter, uk, us, it } = convertRingSize(size / 10);
          return (
            <tr key={size}>
              <th scope="row">{size / 10}</th>
              <td>{formatNumber(diameter, language, 1)}</td>
              <td>{uk}</td>
              <td>{us}</td>
              <td>{it}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
