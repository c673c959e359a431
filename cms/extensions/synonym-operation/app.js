/** How the operation looks in the studio's editor of Flows. It is served to browsers, hence not TypeScript. */
export default {
  id: 'make-synonym',
  name: 'Suchwort anlegen',
  icon: 'manage_search',
  description: 'Macht aus Suchen ohne Treffer Suchwörter.',
  overview: ({ meanings }) => [{ label: 'Gemeint ist', text: meanings }],
  options: [
    { field: 'keys', name: 'Suchen', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'meanings', name: 'Gemeint ist', type: 'string', meta: { width: 'half', interface: 'input' } },
  ],
};
