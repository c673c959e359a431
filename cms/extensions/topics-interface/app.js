import { useApi as injectApi } from '@directus/extensions-sdk';
import { h, onMounted, ref, resolveComponent } from 'vue';

/** German names by slug, in the order of the list of topics. */
async function loadTopics(api) {
  const params = {
    fields: ['slug', 'translations.language', 'translations.display_name'],
    sort: 'sort,slug',
    limit: -1,
  };
  const { data } = await api.get('/items/ecommerce_tag', { params });
  return data.data.map(({ slug, translations }) => {
    const german = translations.find(({ language }) => language === 'de') ?? translations[0];
    return { slug, name: german?.display_name ?? slug };
  });
}

/** The topics with those that a product names and that are none: they are shown, so that they can be removed. */
export function listChoices(topics, chosen) {
  const unknown = chosen.filter((slug) => topics.every((topic) => topic.slug !== slug));
  return [...topics, ...unknown.map((slug) => ({ slug, name: `${slug} (kein Thema)` }))];
}

const list = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' };

const component = {
  props: { value: { type: Array, default: null }, disabled: { type: Boolean, default: false } },
  emits: ['input'],
  setup(props, { emit }) {
    const api = injectApi();
    const topics = ref([]);
    onMounted(async () => {
      topics.value = await loadTopics(api);
    });
    const toggle = (slug, isChosen) => {
      const others = (props.value ?? []).filter((one) => one !== slug);
      const next = isChosen ? others : [...others, slug];
      emit('input', next.length > 0 ? next : null);
    };
    return () => {
      const chosen = props.value ?? [];
      const choices = listChoices(topics.value, chosen).map(({ slug, name }) => {
        const isChosen = chosen.includes(slug);
        return h(
          resolveComponent('v-button'),
          {
            ...{ small: true, secondary: !isChosen, disabled: props.disabled },
            ...{ 'aria-pressed': String(isChosen), onClick: () => toggle(slug, isChosen) },
          },
          () => name,
        );
      });
      return h('div', { style: list, role: 'group' }, choices);
    };
  },
};

/** The topics of a product, to choose from. Served to browsers, hence not TypeScript. */
export default {
  id: 'vitrine-topics',
  name: 'Themen',
  icon: 'sell',
  types: ['csv', 'json'],
  options: [],
  component,
};
