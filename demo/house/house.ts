import type { Step } from '../../cms/seed/step.ts';
import { branchSteps } from './branches.ts';
import { companySteps } from './company.ts';
import { consentSteps } from './consents.ts';
import { foreignSteps } from './foreign.ts';
import { holidaySteps } from './holidays.ts';
import { menuSteps } from './menus.ts';
import { languageSteps, projectSteps } from './project.ts';
import { redirectSteps } from './redirects.ts';
import { widgetSteps } from './widgets.ts';

/** The house itself; its first two steps must be the first of all, since every other row belongs to a project. */
export const houseSteps: Step[] = [
  ...languageSteps,
  ...projectSteps,
  ...foreignSteps,
  ...companySteps,
  ...branchSteps,
  ...holidaySteps,
  ...menuSteps,
  ...widgetSteps,
  ...consentSteps,
  ...redirectSteps,
];
