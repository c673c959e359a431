/** How the operation looks in the studio's editor of Flows. It is served to browsers, hence not TypeScript. */
export default {
  id: 'change-order',
  name: 'Bestellung ändern',
  icon: 'shopping_bag',
  description: 'Ändert den Stand ausgewählter Bestellungen, wie es das Formular tut.',
  overview: ({ change }) => [{ label: 'Stand', text: change }],
  options: [
    { field: 'change', name: 'Stand', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'keys', name: 'Bestellungen', type: 'string', meta: { width: 'half', interface: 'input' } },
    { field: 'tracking', name: 'Sendungsverfolgung', type: 'string', meta: { width: 'half', interface: 'input' } },
  ],
};
