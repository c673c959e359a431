import { h } from 'vue';

const inEuros = { style: 'currency', currency: 'EUR' };

const euros = new Intl.NumberFormat('de', inEuros);

/** Directus makes a column as wide as the stored number, so whole amounts have no cents in it. */
const short = new Intl.NumberFormat('de', { ...inEuros, trailingZeroDisplay: 'stripIfInteger' });

/** An amount, `1.786,90 €`; in lists `1.490 €`. Decimals are strings on Postgres. */
export function formatEuros(value, format = euros) {
  return value === null || value === undefined || value === '' ? '' : format.format(Number(value));
}

/** An amount in lists. Served to browsers, hence not TypeScript. */
export default {
  id: 'vitrine-euro',
  name: 'Betrag',
  icon: 'euro',
  types: ['decimal', 'float', 'integer', 'string'],
  options: [],
  component: {
    props: ['value'],
    setup: (props) => () =>
      h('span', { style: { fontVariantNumeric: 'tabular-nums' } }, formatEuros(props.value, short)),
  },
};
