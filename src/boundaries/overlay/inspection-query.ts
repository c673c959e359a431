import type { InspectionMode } from './inspection.ts';

/** Parameters of an inspected page, which the page itself does not get: the mode, and the key of the link. */
const parameters = ['boundaries', 'key'] as const;

const modes = ['fallbacks', 'errors', 'no-script', 'timeline', 'cold-timeline', 'record', 'cold'] as const;

/** What a query asks the inspector to show: `?boundaries` the regions; undefined for an ordinary page. */
export function findInspectionMode(query: string): InspectionMode | undefined {
  const mode = query.includes('boundaries') ? new URLSearchParams(query).get('boundaries') : null;
  return mode === null ? undefined : (modes.find((name) => name === mode) ?? 'regions');
}

/** The address of the page itself. */
export function withoutInspection(address: string): string {
  const mark = address.indexOf('?');
  if (mark < 0) return address;
  const parts = address
    .slice(mark + 1)
    .split('&')
    .filter((part) => !parameters.some((name) => part === name || part.startsWith(`${name}=`)));
  return address.slice(0, mark) + (parts.length > 0 ? `?${parts.join('&')}` : '');
}

/** The address at which the inspector shows a page. */
export function toInspectedHref(address: string, mode: InspectionMode): string {
  const value = mode === 'regions' ? '' : `=${mode}`;
  return `${address}${address.includes('?') ? '&' : '?'}boundaries${value}`;
}
