import { h, ref, resolveComponent } from 'vue';

const labels = {
  ...{ name: 'Name', first_name: 'Vorname', last_name: 'Nachname', company: 'Firma' },
  ...{ street: 'Straße', house_number: 'Hausnummer', addition: 'Zusatz' },
  ...{ zip_code: 'Postleitzahl', city: 'Ort', country: 'Land' },
};

const countries = new Intl.DisplayNames('de', { type: 'region' });

const join = (...parts) => parts.filter(Boolean).join(' ');

/** The lines of an address as on an envelope; of a branch or of a person. */
export function toLines({ name, first_name, last_name, company, street, house_number, addition, ...place }) {
  const { zip_code, city, country } = place;
  return [
    name || join(first_name, last_name),
    company,
    join(street, house_number),
    addition,
    join(zip_code, city),
    /^[A-Z]{2}$/.test(country ?? '') ? countries.of(country) : country,
  ].filter(Boolean);
}

const box = {
  display: 'flex',
  gap: '1rem',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  padding: 'var(--theme--form--field--input--padding)',
  border: 'var(--theme--border-width) solid var(--theme--form--field--input--border-color)',
  borderRadius: 'var(--theme--border-radius)',
  background: 'var(--theme--form--field--input--background)',
};

const grid = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.75rem', marginBlockStart: '0.75rem' };

const component = {
  props: { value: { type: Object, default: null }, disabled: { type: Boolean, default: false } },
  emits: ['input'],
  setup(props, { emit }) {
    const isOpen = ref(false);
    const isCopied = ref(false);
    const copy = async () => {
      await navigator.clipboard.writeText(toLines(props.value).join('\n'));
      isCopied.value = true;
    };
    const button = (label, icon, onClick) =>
      h(
        resolveComponent('v-button'),
        { secondary: true, small: true, icon: true, 'aria-label': label, title: label, onClick },
        () => h(resolveComponent('v-icon'), { name: icon, small: true }),
      );
    const input = (field) =>
      h('label', [
        h('span', { class: 'type-label' }, labels[field]),
        h(resolveComponent('v-input'), {
          modelValue: props.value[field],
          'onUpdate:modelValue': (text) => emit('input', { ...props.value, [field]: text ?? '' }),
        }),
      ]);
    return () => {
      if (!props.value) return h('div', { style: { ...box, color: 'var(--theme--foreground-subdued)' } }, 'Keine');
      const lines = toLines(props.value).map((line) => h('div', line));
      const buttons = [
        button(isCopied.value ? 'Kopiert' : 'Kopieren', isCopied.value ? 'check' : 'content_copy', copy),
        ...(props.disabled ? [] : [button('Ändern', 'edit', () => (isOpen.value = !isOpen.value))]),
      ];
      const known = Object.keys(labels).filter((field) => field in props.value);
      return h('div', [
        h('div', { style: box }, [
          h('address', { style: { fontStyle: 'normal', lineHeight: 1.5 } }, lines),
          h('div', { style: { display: 'flex', gap: '0.5rem' } }, buttons),
        ]),
        isOpen.value && !props.disabled ? h('div', { style: grid }, known.map(input)) : null,
      ]);
    };
  },
};

/** An address, instead of its JSON. Served to browsers, hence not TypeScript. */
export default {
  id: 'vitrine-address',
  name: 'Anschrift',
  icon: 'home_pin',
  types: ['json'],
  options: [],
  component,
};
