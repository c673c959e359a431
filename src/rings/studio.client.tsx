'use client';

// One module, since every page lists each client module of the site.
export { BudgetFilter } from './budget-filter.tsx';
export { MessageLink } from './message-link.tsx';
export { StudioForm } from './studio-form.tsx';
export { RingStage } from './view/ring-stage.tsx';
