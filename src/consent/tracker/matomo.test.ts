import { expect, onTestFinished, test, vi } from 'vitest';
import { closeMatomo, openMatomo, pushCommand } from './matomo.ts';
import type { Command } from './tracking-data.ts';

const settings = { url: 'https://stats.example/matomo', siteId: 7 };
const target = 'https://stats.example/matomo/matomo.php';
const filter = (request: string) => request;

/** The part of a document that loading a script needs. */
function openDocument() {
  const scripts: { src?: string; onload?: () => void }[] = [];
  const cookies: string[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, '_paq');
  });
  return { scripts, cookies };
}

const readQueue = () => Reflect.get(globalThis, '_paq') as Command[];
const named = (commands: readonly Command[], name: string) => commands.filter(([method]) => method === name);

test("a consent is given, withdrawn and given again, before and after Matomo's script has loaded", () => {
  const { scripts, cookies } = openDocument();
  pushCommand(['trackPageView', 'too early']);

  openMatomo(settings, filter);
  expect(scripts.map(({ src }) => src)).toEqual(['https://stats.example/matomo/matomo.js']);
  expect(readQueue()[0]).toEqual(['requireConsent']);
  expect(readQueue()).toEqual(
    expect.arrayContaining([
      ['disableCookies'],
      ['setTrackerUrl', target],
      ['setSiteId', '7'],
      ['enableJSErrorTracking'],
      // With true, Matomo would set cookies again.
      ['setConsentGiven', false],
    ]),
  );
  pushCommand(['trackPageView', 'first']);

  closeMatomo(settings, filter);
  expect(named(readQueue(), 'setConsentGiven')).toEqual([]);
  expect(named(readQueue(), 'trackPageView')).toEqual([]);
  expect(named(readQueue(), 'setTrackerUrl')).toEqual([['setTrackerUrl', 'data:,']]);

  openMatomo(settings, filter);
  pushCommand(['trackPageView', 'second']);
  expect(named(readQueue(), 'setTrackerUrl')).toEqual([['setTrackerUrl', target]]);
  expect(named(readQueue(), 'trackPageView')).toEqual([['trackPageView', 'second']]);
  expect(readQueue()[0]).toEqual(['requireConsent']);

  const done: Command[] = [];
  Reflect.set(globalThis, '_paq', { push: (command: Command) => done.push(command) });
  // Matomo's script is running before the `load` event.
  closeMatomo(settings, filter);
  const withdrawal = [['setTrackerUrl', 'data:,'], ['forgetConsentGiven']];
  expect(done).toEqual(withdrawal);
  scripts[0]?.onload?.();
  openMatomo(settings, filter);
  closeMatomo(settings, filter);
  expect(done).toEqual([...withdrawal, ['setTrackerUrl', target], ['setConsentGiven', false], ...withdrawal]);
  expect(cookies).toEqual(Array(2).fill('mtm_consent_removed=; path=/; max-age=0'));
  expect(scripts).toHaveLength(1);
});
