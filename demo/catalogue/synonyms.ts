import type { Step } from '../../cms/seed/send-rows.ts';
import { synonymRows } from '../../cms/seed/synonyms.ts';

export const synonymSteps: Step[] = [
  {
    collection: 'ecommerce_synonym',
    items: synonymRows.map((row, index) => ({ id: index + 1, project: 1, ...row })),
  },
];
