import 'client-only';
import { formatMessage } from '../../i18n/format-message.ts';
import type { openingHours } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { getOpeningMoment, type OpeningMoment, subscribeToOpeningMoment } from './opening-clock.ts';
import { type DatedLine, nextWithinDays, selectLines, specialDaysAhead } from './opening-hours-file.ts';
import { formatOpeningStatus } from './opening-messages.ts';
import { findOpeningStatus } from './opening-status.ts';
import { getLocalDate } from './zoned-time.ts';

const styles = { specialList: 'opening-hours__specialList' } satisfies Partial<
  SlotClasses<'opening-hours', typeof openingHours>
>;

type Fill = (element: HTMLElement, branchId: string, moment: OpeningMoment | undefined) => void;

const fills: Readonly<Record<string, Fill>> = {
  'opening-status': fillStatus,
  'next-special-days': fillNext,
  'special-days': fillList,
};

/** Fills an element now and whenever the moment changes, for the branch and in the language of its attributes. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const fill = fills[element.localName];
  const update = () => fill?.(element, element.getAttribute('branch') ?? '', getOpeningMoment(element.lang));
  signal.addEventListener('abort', subscribeToOpeningMoment(element.lang, update));
  update();
}

function fillStatus(element: HTMLElement, branchId: string, moment: OpeningMoment | undefined): void {
  const calendar = moment?.times.branches[branchId];
  const status = moment && calendar && findOpeningStatus(calendar, moment.zone, moment.now);
  setText(element, status ? formatOpeningStatus(status, moment, moment.times) : '');
  if (status) element.dataset.open = String(status.isOpen);
  else delete element.dataset.open;
}

function fillNext(element: HTMLElement, branchId: string, moment: OpeningMoment | undefined): void {
  const [next] = findSpecialDays(branchId, moment, nextWithinDays) ?? [];
  setText(element, moment && next ? formatMessage(moment.times.words.next, { days: next.days }) : '');
}

/** An empty element leaves the list that the server has rendered. */
function fillList(element: HTMLElement, branchId: string, moment: OpeningMoment | undefined): void {
  const lines = findSpecialDays(branchId, moment, specialDaysAhead);
  const list = lines && createElement('dl', lines.map(toRow));
  if (list) list.className = styles.specialList;
  if (list ? !list.isEqualNode(element.firstChild) : element.firstChild)
    element.replaceChildren(...(list ? [list] : []));
}

function toRow({ days, times, name }: DatedLine): HTMLElement {
  return createElement('div', [
    createElement('dt', [days]),
    createElement('dd', [`${times} `, createElement('span', [name])]),
  ]);
}

/** Undefined if the calendar does not cover today. */
function findSpecialDays(branchId: string, moment: OpeningMoment | undefined, count: number): DatedLine[] | undefined {
  const lines = moment?.times.specialDays[branchId];
  const today = moment && getLocalDate(moment.zone, moment.now);
  const until = moment?.times.branches[branchId]?.until;
  return lines && today && until && today <= until ? selectLines(lines, today, count) : undefined;
}

/** Does nothing where the text is the same, so that a selection in it stays. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function createElement(name: string, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}
