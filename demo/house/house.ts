import type { Step } from '../../cms/seed/send-rows.ts';
import { branchSteps } from './branches.ts';
import { companySteps } from './company.ts';
import { consentSteps } from './consents.ts';
import { foreignSteps } from './foreign.ts';
import { holidaySteps } from './holidays.ts';
import { menuSteps } from './menus.ts';
import { languageSteps, projectSteps } from './project.ts';
import { widgetSteps } from './widgets.ts';

const redirectSteps = [
  {
    collection: 'redirect',
    items: [
      { project: 1, from_path: '/ringe', to_path: '/trauringe', permanent: true, active: true },
      { project: 1, from_path: '/eheringe', to_path: '/trauringe', permanent: true, active: true },
      { project: 1, from_path: '/schaufenster', to_path: '/trauringe', permanent: false, active: true },
      { project: 1, from_path: '/goldankauf', to_path: '/kontakt', permanent: false, active: true },
      {
        project: 1,
        from_path: '/oeffnungszeiten',
        to_path: '/kontakt#oeffnungszeiten',
        permanent: false,
        active: true,
      },
      { project: 1, from_path: '/en/rings', to_path: '/en/wedding-rings', permanent: true, active: true },
      { project: 1, from_path: '/fr/impressum', to_path: '/fr/mentions-legales', permanent: true, active: true },
      { project: 1, from_path: '/weihnachten', to_path: '/digitales-schaufenster', permanent: false, active: false },
    ],
  },
] satisfies Step[];

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
