import { useApi as injectApi } from '@directus/extensions-sdk';
import { h, onMounted, ref, resolveComponent } from 'vue';

/** Headings by severity, in the order of the report. */
const groups = [
  { severity: 'required', title: 'Pflicht', note: 'Das verlangt das Gesetz.', icon: 'gavel' },
  { severity: 'important', title: 'Wichtig', note: 'Das merken Besucher.', icon: 'priority_high' },
  { severity: 'advised', title: 'Empfohlen', note: 'Damit wird die Website besser.', icon: 'lightbulb' },
];

/** Findings by severity, without groups that have none. */
export function groupFindings(findings) {
  return groups
    .map((group) => ({ ...group, findings: findings.filter(({ severity }) => severity === group.severity) }))
    .filter((group) => group.findings.length > 0);
}

/** The sentence below the title: how much is missing. */
export function summarize(sites) {
  const findings = sites.flatMap((site) => site.findings);
  const required = findings.filter(({ severity }) => severity === 'required').length;
  if (findings.length === 0) return 'Es fehlt nichts.';
  const all = findings.length === 1 ? 'Ein Punkt ist offen' : `${findings.length} Punkte sind offen`;
  if (required === 0) return `${all}, keiner davon ist gesetzlich vorgeschrieben.`;
  return `${all}, davon ${required === 1 ? 'einer' : required} gesetzlich vorgeschrieben.`;
}

const css = `
.vitrine-checklist { max-inline-size: 52rem; padding: 0 var(--content-padding, 32px) var(--content-padding-bottom, 64px); color: var(--theme--foreground); line-height: 1.6; }
.vitrine-checklist > p { margin-block-end: 2rem; }
.vitrine-checklist h2 { margin-block: 2.5rem 0; font-size: 1.5rem; font-weight: 700; color: var(--theme--foreground-accent); }
.vitrine-checklist h3 { display: flex; align-items: center; gap: 0.5rem; margin-block-start: 2rem; font-size: 1.125rem; font-weight: 700; color: var(--theme--foreground-accent); }
.vitrine-checklist .note { color: var(--theme--foreground); }
.vitrine-checklist ul { margin: 0; padding: 0; list-style: none; }
.vitrine-checklist .findings > li { padding-block: 0.875rem; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.vitrine-checklist .findings { margin-block-start: 0.5rem; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.vitrine-checklist .text { font-weight: 600; color: var(--theme--foreground-accent); }
.vitrine-checklist .entries { margin-block-start: 0.25rem; }
.vitrine-checklist .entries:has(> :nth-child(2)) { columns: 20rem 2; column-gap: 2rem; }
.vitrine-checklist .entries li { break-inside: avoid; overflow-wrap: anywhere; }
.vitrine-checklist a, .vitrine-checklist summary { display: inline-block; padding-block: 0.125rem; color: var(--theme--foreground); }
.vitrine-checklist a { text-decoration: underline; text-decoration-color: var(--theme--primary); text-underline-offset: 0.2em; }
.vitrine-checklist a:hover, .vitrine-checklist summary:hover { color: var(--theme--foreground-accent); }
.vitrine-checklist summary { cursor: pointer; }
.vitrine-checklist :is(a, summary):focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; border-radius: 2px; }
`;

/** Entries that are shown without opening a list. */
const maxShown = 5;

function renderFinding({ kind, text, count, path, entries }) {
  const link = (to, name) => h(resolveComponent('router-link'), { to }, () => name);
  const rest = count - entries.length;
  const list = [
    h(
      'ul',
      { class: 'entries' },
      entries.map((entry) => h('li', { key: entry.path + entry.name }, link(entry.path, entry.name))),
    ),
    rest > 0 ? h('p', path ? link(path, `Und ${rest} weitere in der Liste`) : `Und ${rest} weitere.`) : null,
  ];
  return h('li', { key: kind }, [
    h('p', { class: 'text' }, text),
    ...(count > maxShown ? [h('details', [h('summary', 'Alle zeigen'), ...list])] : list),
  ]);
}

function renderSite({ domain, name, findings }, isOnly) {
  const heading = isOnly ? null : h('h2', `${name} (${domain})`);
  const parts = groupFindings(findings).map((group) =>
    h('section', { key: group.severity, 'aria-label': group.title }, [
      h('h3', [h(resolveComponent('v-icon'), { name: group.icon, 'aria-hidden': 'true' }), group.title]),
      h('p', { class: 'note' }, group.note),
      h('ul', { class: 'findings' }, group.findings.map(renderFinding)),
    ]),
  );
  return h('div', { key: domain }, [heading, ...parts]);
}

const component = {
  setup() {
    const api = injectApi();
    const sites = ref(null);
    const hasFailed = ref(false);
    const load = async () => {
      sites.value = null;
      hasFailed.value = false;
      try {
        const response = await api.get('/checklist');
        sites.value = response.data.data.sites;
      } catch {
        hasFailed.value = true;
      }
    };
    onMounted(load);
    const again = () =>
      h(
        resolveComponent('v-button'),
        { small: true, secondary: true, disabled: !sites.value && !hasFailed.value, onClick: load },
        () => 'Neu prüfen',
      );
    const describe = () => {
      if (hasFailed.value) return 'Das ließ sich nicht prüfen. Bitte noch einmal versuchen.';
      return sites.value ? summarize(sites.value) : 'Wird geprüft …';
    };
    return () =>
      h(
        resolveComponent('private-view'),
        { title: 'Was fehlt noch', icon: 'checklist' },
        {
          actions: again,
          default: () =>
            h('div', { class: 'vitrine-checklist' }, [
              h('style', css),
              h('p', { role: 'status' }, describe()),
              ...(sites.value ?? []).map((site) => renderSite(site, sites.value.length === 1)),
            ]),
        },
      );
  },
};

/** What is missing on the website, with links to the entries. Served to browsers, hence not TypeScript. */
export default {
  id: 'vitrine-checklist',
  name: 'Was fehlt noch',
  icon: 'checklist',
  routes: [{ path: '', component }],
};
