/** Directus's calendar has English weekdays in every language, and begins with Sunday. */
const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

const weekday = "html[lang|='de'] .calendar-head-cell";

const germanCalendar = [
  `${weekday} { font-size: 0 !important; }`,
  ...weekdays.map((name, at) => `${weekday}:nth-child(${at + 1})::after { content: '${name}'; font-size: 0.75rem; }`),
].join('\n');

/** Settings of the studio. */
export const defaultSettings: Record<string, unknown> = {
  project_name: 'Vitrine',
  project_descriptor: 'Website und Shop',
  project_color: '#8C6A2F',
  default_language: 'de-DE',
  default_appearance: 'auto',
  auth_password_policy: '/^.{12,}$/',
  custom_css: germanCalendar,
};

type ModuleEntry = { type: string; id: string; enabled: boolean; [option: string]: unknown };

const checklistModule: ModuleEntry = { type: 'module', id: 'vitrine-checklist', enabled: true };

/** Directus's own list of modules, which it shows where the settings have none. */
const directusModules: ModuleEntry[] = [
  { type: 'module', id: 'content', enabled: true },
  { type: 'module', id: 'visual', enabled: false },
  { type: 'module', id: 'users', enabled: true },
  { type: 'module', id: 'files', enabled: true },
  { type: 'module', id: 'insights', enabled: true },
  { type: 'module', id: 'deployments', enabled: false },
  {
    ...{ type: 'link', id: 'docs', enabled: true, name: '$t:documentation', icon: 'help' },
    url: 'https://docs.directus.io',
  },
  { type: 'module', id: 'settings', enabled: true, locked: true },
];

/**
 * The studio's modules with our own beside the content.
 *
 * @param stored the settings so far
 * @returns undefined where it is listed already, even if it is switched off
 */
export function addModules(stored: unknown): ModuleEntry[] | undefined {
  const known: ModuleEntry[] = Array.isArray(stored) ? stored : directusModules;
  if (known.some(({ id }) => id === checklistModule.id)) return undefined;
  const place = known.findIndex(({ id }) => id === 'content') + 1;
  return known.toSpliced(place, 0, checklistModule);
}

type Columns = Record<string, { fields: string[]; sort: string }>;

/** Default columns and order of lists. */
const columns: Columns = {
  ecommerce_product: {
    fields: ['translations', 'status', 'price_brutto', 'stock', 'category', 'reference_number'],
    sort: 'sort',
  },
  ecommerce_order: {
    fields: [
      ...['order_number', 'status', 'payment_status', 'total_price_brutto'],
      ...['shipping_address', 'invoice_address', 'date_created'],
    ],
    sort: '-date_created',
  },
  ecommerce_withdrawal: { fields: ['date_created', 'order_number', 'name', 'email', 'status'], sort: '-date_created' },
  ecommerce_request: { fields: ['date_created', 'kind', 'name', 'product', 'status'], sort: '-date_created' },
  ecommerce_waitlist: { fields: ['product', 'variant', 'waiting', 'told'], sort: '-waiting' },
  ecommerce_product_rating: { fields: ['date_created', 'product', 'rating', 'title', 'status'], sort: '-date_created' },
  ecommerce_former_address: { fields: ['date_created', 'slug', 'product'], sort: '-date_created' },
  contact_message: {
    fields: ['date_created', 'name', 'email', 'message', 'status', 'mail_status'],
    sort: '-date_created',
  },
  mail: { fields: ['date_created', 'status', 'to', 'subject', 'last_error'], sort: '-date_created' },
  newsletter_subscriber: { fields: ['date_created', 'email', 'language', 'status'], sort: '-date_created' },
  page: { fields: ['image', 'translations', 'key', 'path', 'status', 'date_updated'], sort: 'key' },
  article: { fields: ['image', 'translations', 'date_published', 'author', 'status'], sort: '-date_published' },
  event: { fields: ['translations', 'starts_at', 'status'], sort: '-starts_at' },
  menu: { fields: ['key', 'entries', 'project'], sort: 'key' },
  widget: { fields: ['widget_name', 'translations', 'position'], sort: 'sort' },
  legal_notice: { fields: ['notice_id', 'translations'], sort: 'sort' },
  legal_page: { fields: ['type', 'translations', 'date_updated'], sort: 'type' },
  consent: { fields: ['translations', 'function_id', 'locked'], sort: 'sort' },
  publication: {
    fields: ['date_created', 'status', 'live_at', 'seconds', 'collections', 'notice_count', 'reason'],
    sort: '-date_created',
  },
  redirect: { fields: ['from_path', 'to_path', 'permanent', 'active'], sort: 'from_path' },
  branch: { fields: ['display_name', 'street', 'city', 'phone', 'status'], sort: 'sort' },
  holiday: { fields: ['date', 'date_to', 'translations', 'closed'], sort: 'date' },
  ecommerce_category: { fields: ['image', 'translations', 'key'], sort: 'sort' },
  ecommerce_subcategory: { fields: ['translations', 'category', 'key'], sort: 'sort' },
  ecommerce_manufacturer: { fields: ['logo', 'display_name', 'city', 'country'], sort: 'display_name' },
  ecommerce_synonym: { fields: ['words', 'meanings', 'language'], sort: 'words' },
  ecommerce_empty_search: { fields: ['text', 'language', 'count', 'last_day'], sort: '-count' },
  ring_alloy: { fields: ['translations', 'color', 'gram_price', 'density', 'active'], sort: 'sort' },
  ring_option: { fields: ['kind', 'translations', 'price', 'min_width', 'min_height', 'active'], sort: 'sort' },
  ring_stone: { fields: ['translations', 'diameter', 'carat', 'price', 'active'], sort: 'sort' },
  ring_preset: { fields: ['translations', 'status', 'configuration'], sort: 'sort' },
  ecommerce_attribute_group: { fields: ['translations', 'attributes', 'filterable'], sort: 'sort' },
};

/** In pixels. */
const widths: Record<string, number> = {
  ...{
    translations: 260,
    message: 320,
    subject: 280,
    last_error: 320,
    image: 80,
    logo: 80,
    title: 220,
    display_name: 220,
    text: 280,
    words: 320,
    meanings: 320,
  },
  ...{
    ...{ shipping_address: 180, invoice_address: 180, order_number: 120, payment_status: 120 },
    email: 220,
    from_path: 240,
    to_path: 240,
    entries: 120,
    closed: 120,
    stock: 90,
    status: 170,
    sort: 80,
  },
};

export const listColumns = Object.keys(columns).map(toPreset);

function toPreset(collection: string) {
  const { fields, sort } = columns[collection] ?? { fields: [], sort: 'id' };
  return {
    collection,
    layout: 'tabular',
    layout_query: { tabular: { fields, sort: [sort], page: 1 } },
    layout_options: { tabular: { widths: Object.fromEntries(fields.map((field) => [field, widths[field] ?? 140])) } },
  };
}

/** Bookmarks for open tasks; identified by name, so that later starts find them. */
export const waitingBookmarks = [
  waiting('ecommerce_order', 'Neue Bestellungen', 'fiber_new', 'new'),
  // A withdrawn order is refunded when it has come back.
  toBookmark('ecommerce_order', 'Zu erstatten', 'currency_exchange', [
    { status: { _in: ['cancelled', 'withdrawn'] } },
    { payment_status: { _in: ['paid', 'authorized'] } },
  ]),
  waiting('ecommerce_withdrawal', 'Neue Widerrufe', 'undo', 'new'),
  waiting('ecommerce_request', 'Neue Anfragen', 'fiber_new', 'new'),
  waiting('ecommerce_product_rating', 'Zu prüfende Bewertungen', 'pending', 'pending'),
];

function waiting(collection: string, bookmark: string, icon: string, status: string) {
  return toBookmark(collection, bookmark, icon, [{ status: { _eq: status } }]);
}

function toBookmark(collection: string, bookmark: string, icon: string, rules: object[]) {
  return { ...toPreset(collection), bookmark, icon, color: '#B4552D', filter: { _and: rules } };
}
