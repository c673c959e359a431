import type { Cents } from '../../base/money.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, listFilters } from '../../styled-system/recipes/index.js';
import { peekCatalogue } from '../index/catalogue.ts';
import type { Facets, FilterOption } from '../index/select-products.ts';
import { withUnit } from '../index/vocabulary.ts';
import { FilterGroup, type Option } from './filter-group.client.tsx';
import { type ListQuery, maxPriceLength } from './list-query.ts';
import type { ListRequest } from './prepare-list.ts';
import { PriceSlider } from './price-slider.tsx';
import { getStableFacets, type StableFacets } from './stable-facets.ts';
import { visibleOptionCount } from './visible-option-count.ts';

/** The fields of the filter form. Without JavaScript a button submits them. */
export function ListFilters({ language, scope, query }: Omit<ListRequest, 'path'>) {
  const messages = getMessages(language);
  const catalogue = peekCatalogue();
  const facets = catalogue && getStableFacets(catalogue, scope, query, language);
  const group = (legend: string, name: string, options: readonly FilterOption[], unit: string | null, isOpen = false) =>
    options.length > 0 && (
      <FilterGroup
        key={name + legend}
        legend={legend}
        name={name}
        options={options.map((option) => toOption(option, unit))}
        {...(options.length > visibleOptionCount && {
          moreLabel: messages.lists.moreOptions(options.length - visibleOptionCount),
        })}
        isOpen={isOpen}
      />
    );
  return (
    <div className={listFilters().root}>
      <HiddenFilters query={query} facets={facets} />
      {facets && (
        <>
          {group(messages.lists.categories, 'category', facets.categories, null, true)}
          {group(messages.catalog.subcategories, 'kind', facets.subcategories, null, true)}
          {group(messages.catalog.manufacturers, 'maker', facets.manufacturers, null, scope.kind !== 'shop')}
          <PriceRange language={language} query={query} bounds={facets.price} histogram={facets.histogram} />
          <Availability language={language} query={query} facets={facets} />
          {facets.attributeGroups.map(({ name, unit, options }) => group(name, 'attribute', options, unit))}
        </>
      )}
      <noscript>
        <button type="submit" className={button({ size: 'small' })}>
          {messages.catalog.apply}
        </button>
      </noscript>
    </div>
  );
}

function toOption({ key, name, count, isChosen }: FilterOption, unit: string | null): Option {
  const label = withUnit(name, unit);
  return isChosen ? [key, label, count, true] : [key, label, count];
}

/** Hidden inputs for active filters without a visible field, so that the next submit keeps them. */
function HiddenFilters({ query, facets }: { query: ListQuery; facets: Facets | undefined }) {
  const offered = new Set(
    facets &&
      [
        facets.categories,
        facets.subcategories,
        facets.manufacturers,
        ...facets.attributeGroups.map(({ options }) => options),
      ].flatMap((options) => options.map(({ key }) => key)),
  );
  const hidden = (name: string, values: readonly string[]) =>
    values
      .filter((value) => !offered.has(value))
      .map((value) => <input key={name + value} type="hidden" name={name} value={value} />);
  return (
    <>
      {hidden('q', query.text ? [query.text] : [])}
      {hidden('category', query.categories)}
      {hidden('kind', query.subcategories)}
      {hidden('maker', query.manufacturers)}
      {hidden('attribute', query.attributes)}
      {hidden('full', query.isFull ? ['1'] : [])}
    </>
  );
}

function PriceRange({
  language,
  query: { priceFrom, priceTo, invalidPrices },
  bounds,
  histogram,
}: {
  language: Language;
  query: ListQuery;
  bounds: StableFacets['price'];
  histogram: StableFacets['histogram'];
}) {
  const messages = getMessages(language).lists;
  const styles = listFilters();
  const hasInvalidPrice = invalidPrices.from !== undefined || invalidPrices.to !== undefined;
  if (!bounds && priceFrom === null && priceTo === null && !hasInvalidPrice) return null;
  const field = (name: 'from' | 'to', label: string, value: Cents | null, placeholder: number | undefined) => (
    <label className={styles.label}>
      {label}
      <input
        className={styles.price}
        type="text"
        inputMode="decimal"
        maxLength={maxPriceLength}
        name={name}
        defaultValue={invalidPrices[name] ?? formatAmount(value, language)}
        placeholder={placeholder === undefined ? undefined : String(placeholder)}
        {...(invalidPrices[name] !== undefined && { 'aria-invalid': true, 'aria-describedby': 'price-fault' })}
      />
    </label>
  );
  return (
    <FilterGroup legend={messages.price} options={[]} isOpen>
      {histogram && <PriceSlider language={language} query={{ priceFrom, priceTo }} histogram={histogram} />}
      <div className={styles.prices}>
        {field('from', messages.priceFrom, priceFrom, bounds ? Math.floor(bounds.lowestCents / 100) : undefined)}
        {field('to', messages.priceTo, priceTo, bounds ? Math.ceil(bounds.highestCents / 100) : undefined)}
      </div>
      {hasInvalidPrice && (
        <p id="price-fault" role="alert" className={styles.fault}>
          {messages.priceError}
        </p>
      )}
    </FilterGroup>
  );
}

/** An amount in the notation of the language, without currency: `1000` or `1000,50`. */
function formatAmount(cents: Cents | null, language: Language): string {
  if (cents === null) return '';
  const euros = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  return language === 'en' ? euros : euros.replace('.', ',');
}

function Availability({ language, query, facets }: { language: Language; query: ListQuery; facets: Facets }) {
  const messages = getMessages(language).lists;
  const options: Option[] = [
    ['stock', messages.inStock, facets.inStock, query.isInStock],
    ['sale', messages.onSale, facets.onSale, query.isOnSale],
  ];
  const offered = options.filter(([, , count, isChosen]) => count > 0 || isChosen);
  return offered.length > 0 && <FilterGroup legend={messages.availability} options={offered} isOpen />;
}
