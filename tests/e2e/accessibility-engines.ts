import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';

type Exception = { rule: string; selector: string; reason: string };

/** False positives of the engines. A rule is named by the prefix of the engine's own name. */
const exceptions: readonly Exception[] = [
  {
    rule: 'aria_article_label_unique',
    selector: 'article',
    reason: 'An article is no landmark: it needs no name beside the heading that it has.',
  },
  {
    rule: 'input_checkboxes_grouped',
    selector: '.list-filters__options input, [name=privacy]',
    reason: 'Fields of several groups or forms share a name; each group is a fieldset, each form has one of them.',
  },
  {
    rule: 'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2',
    selector: '#list-filters, form.product-choice__group',
    reason: 'A choice is answered in its place and leads nowhere; without JavaScript there is a button.',
  },
  {
    rule: 'label_content_exists',
    selector: '.rating__star',
    reason: 'A star is drawn, and its words beside it are for screen readers.',
  },
];

/**
 * Rules of ACE that take half of its time and add nothing: the first is never certain (whether something covers what has
 * the focus), and the second, about contrast, axe and HTML_CodeSniffer judge as well.
 */
const leftOut = ['element_tabbable_unobscured', 'text_contrast_sufficient'];

const read = (file: string) => readFileSync(fileURLToPath(file), 'utf8');

const ace = read(import.meta.resolve('accessibility-checker-engine/ace.js'));
const codeSniffer = read(import.meta.resolve('html_codesniffer/build/HTMLCS.js'));

/**
 * Finds accessibility violations in the current state of a page, as axe, IBM's ACE and HTML_CodeSniffer are certain of it; what they want
 * to have looked at by a person is no finding. The German page stands for its template: the three take two or three seconds,
 * and the same elements in another language have no other violations. Other languages return none.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const language = await page.locator('html').getAttribute('lang');
  // The one violation that depends on the language.
  if (!languages.some((one) => one === language)) return [`html-has-lang: ${language}`];
  if (language !== 'de') return [];
  return [...(await findAxeViolations(page)), ...(await runAceAndCodeSniffer(page))];
}

/** Otherwise axe joins the results of frames in a page that it opens for each scan, which takes as long as the scan. */
const startAxe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** The same by axe alone, for states that differ in colours or breakpoints only. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await startAxe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Unique selectors of all elements, which nobody reads here, would take a fifth of its time.
    .options({ resultTypes: ['violations'], selectors: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(describe).join(' ')}`);
}

/** Finds text with too little contrast, as axe measures it. */
export async function findLowContrast(page: Page): Promise<string[]> {
  const { violations } = await startAxe(page).withRules('color-contrast').options({ selectors: false }).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(describe));
}

type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** The element, and the colours that were seen where it is about those. */
const describe = ({ html, any }: NodeResult) => [html, ...any.map(({ message }) => message)].join(' ');

type AceResult = { ruleId: string; value: [severity: string, outcome: string]; node: Node };
type Engines = {
  ace: {
    Checker: new () => {
      getGuidelines: () => { id: string; checkpoints: { rules: { id: string }[] }[] }[];
      addGuideline: (guideline: object) => void;
      check: (root: Document, rules: string[]) => Promise<{ results: AceResult[] }>;
    };
  };
  HTMLCS: {
    ERROR: number;
    process: (standard: string, root: Document, done: () => void, failed: () => void) => void;
    getMessages: () => { type: number; code: string; element: Element }[];
  };
  HTMLCS_WCAG2AA: { sniffs: { include: string[] }[] };
};

async function runAceAndCodeSniffer(page: Page): Promise<string[]> {
  for (const engine of [ace, codeSniffer]) await page.evaluate(engine);
  return page.evaluate(
    async ({ known, leftOut }) => {
      const { ace, HTMLCS, HTMLCS_WCAG2AA } = globalThis as unknown as Engines;
      const checker = new ace.Checker();
      const [guideline] = checker.getGuidelines().filter(({ id }) => id === 'WCAG_2_2');
      for (const checkpoint of guideline?.checkpoints ?? []) {
        checkpoint.rules = checkpoint.rules.filter(({ id }) => !leftOut.includes(id));
      }
      checker.addGuideline({ ...guideline });
      const { results } = await checker.check(document, ['WCAG_2_2']);
      // It takes a field without `type` for none of text and breaks off; axe looks at `autocomplete` too.
      for (const sniff of HTMLCS_WCAG2AA.sniffs)
        sniff.include = sniff.include.filter((name) => !name.endsWith('1_3_5'));
      await new Promise<void>((resolve, reject) => HTMLCS.process('WCAG2AA', document, resolve, reject));
      const findings = [
        ...results.flatMap(({ ruleId: rule, value, node }) =>
          value.join() === 'VIOLATION,FAIL' && node instanceof Element ? { rule, element: node } : [],
        ),
        ...HTMLCS.getMessages().flatMap(({ type, code: rule, element }) =>
          type === HTMLCS.ERROR ? { rule, element } : [],
        ),
      ];
      // Neither engine skips collapsed content.
      const isShown = (element: Element) => !document.body.contains(element) || element.checkVisibility();
      return findings
        .filter(
          ({ rule, element }) =>
            isShown(element) && !known.some((one) => rule.startsWith(one.rule) && element.matches(one.selector)),
        )
        .map(({ rule, element }) => `${rule}: ${element.outerHTML.slice(0, 200)}`);
    },
    { known: exceptions, leftOut },
  );
}
