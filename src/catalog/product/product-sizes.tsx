import { Link } from 'waku';
import { formatLabelled } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getPricePattern } from '../../i18n/price-pattern.ts';
import { hrefTo } from '../../routing/routes.ts';
import { button, productPage } from '../../styled-system/recipes/index.js';
import { Expander } from '../../ui/expander.tsx';
import type { SizeGuide } from './product-details.ts';
import { RingSizeHelper } from './ring-size-helper.client.tsx';

/** Sizes as a table; for rings also a way to measure. */
export function ProductSizes({ guide, language }: { guide: SizeGuide; language: Language }) {
  const words = getMessages(language).product;
  const styles = productPage();
  return (
    <Expander title={formatLabelled(words.sizes, guide.name, language)}>
      <div>
        {guide.key === 'rings' && (
          <section className={styles.helper}>
            <h3>{words.helper}</h3>
            <p>
              {words.helperText} <Link to={hrefTo('info', language)}>{words.helperPage}</Link>.
            </p>
            <RingSizeHelper
              open={words.helperOpen}
              buttonClass={button({ appearance: 'outline', size: 'small' })}
              decimal={getPricePattern(language).decimal}
              messages={words.ringHelper}
            />
          </section>
        )}
        {/* Wider than a phone, it scrolls by itself and has to be in reach of the keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className={styles.table} tabIndex={0} aria-label={guide.name}>
          <table>
            <thead>
              <tr>
                {guide.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.rows.map((row) => (
                <tr key={row.join(' ')}>
                  {row.map((cell, at) => (
                    <td key={guide.columns[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </Expander>
  );
}
