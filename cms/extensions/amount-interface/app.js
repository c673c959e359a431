import { h } from 'vue';
import { formatEuros } from '../euro-display/app.js';

const box = {
  padding: 'var(--theme--form--field--input--padding)',
  border: 'var(--theme--border-width) solid var(--theme--form--field--input--border-color)',
  borderRadius: 'var(--theme--border-radius)',
  background: 'var(--theme--form--field--input--background-subdued)',
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: 'var(--theme--form--field--input--height)',
};

/** An amount that nobody changes. Served to browsers, hence not TypeScript. */
export default {
  id: 'vitrine-amount',
  name: 'Betrag',
  icon: 'euro',
  types: ['decimal', 'float'],
  options: [],
  component: { props: ['value'], setup: (props) => () => h('div', { style: box }, formatEuros(props.value) || '–') },
};
