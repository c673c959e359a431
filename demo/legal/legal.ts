import type { Step } from '../../cms/seed/step.ts';
import { legalPageSteps } from './legal-pages.ts';
import { noticeSteps } from './notices.ts';
import { pageSteps } from './pages.ts';

/** Everything the law asks for; the pages of the shop's terms belong to its settings, which must be there before. */
export const legalSteps: Step[] = [...noticeSteps, ...legalPageSteps, ...pageSteps];
