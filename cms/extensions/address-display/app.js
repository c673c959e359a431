import { h } from 'vue';

/** Name and city of an address: `Zoë Lind, Altenbruck`. */
export function toShortAddress(value) {
  if (typeof value !== 'object' || value === null) return '';
  const { name, first_name, last_name, company, city } = value;
  const who = name || [first_name, last_name].filter(Boolean).join(' ') || company;
  return [who, city].filter(Boolean).join(', ');
}

/** An address in lists. Served to browsers, hence not TypeScript. */
export default {
  id: 'vitrine-address',
  name: 'Anschrift',
  icon: 'home_pin',
  types: ['json'],
  options: [],
  component: { props: ['value'], setup: (props) => () => h('span', toShortAddress(props.value)) },
};
