declare global {
  /** What was clicked before the entry of the browser's code has run. */
  var earlyClicks: (EventTarget | null)[] | undefined;
}

/**
 * The script that notes clicks until the entry has run, in the head of every document: on a slow line a button is seen
 * seconds before anything handles it.
 */
export const earlyClicksScript = 'earlyClicks=[];onclick=e=>{earlyClicks.push(e.target)};';

/** The targets of these clicks, in order; ends the noting. */
export function takeEarlyClicks(): (EventTarget | null)[] {
  const targets = globalThis.earlyClicks ?? [];
  globalThis.onclick = null;
  globalThis.earlyClicks = undefined;
  return targets;
}
