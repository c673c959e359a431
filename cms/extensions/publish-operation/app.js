/** How the operation looks in the studio's editor of Flows. It is served to browsers, hence not TypeScript. */
export default {
  id: 'publish',
  name: 'Website veröffentlichen',
  icon: 'publish',
  description: 'Ruft die Website, damit sie sich mit den Änderungen neu aufbaut.',
  overview: ({ collection }) => [{ label: 'Sammlung', text: collection }],
  options: [
    { field: 'collection', name: 'Sammlung', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'path', name: 'Adresse', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'event', name: 'Was geschah', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'key', name: 'Eintrag', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'keys', name: 'Einträge', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'user', name: 'Wer', type: 'string', meta: { width: 'half', interface: 'input' } },
  ],
};
