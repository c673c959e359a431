import type { Boundary, Reason } from '../manifest.ts';
import type { InspectorLanguage } from './texts.ts';

/** Picks the text of a language, where both stand side by side. */
export type Say = (german: string, english: string) => string;

export const speak =
  (language: InspectorLanguage): Say =>
  (german, english) =>
    language === 'de' ? german : english;

/** `0.6 kB`; a kilobyte has a thousand bytes. */
export function formatBytes(bytes: number, language: InspectorLanguage): string {
  const digits = bytes > 0 && bytes < 9_950 ? 1 : 0;
  const number = (bytes / 1000).toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number}\u00a0kB`;
}

/** `640 B`, `12.3 kB`. */
export function formatSize(bytes: number, language: InspectorLanguage): string {
  return bytes < 1000 ? `${bytes}\u00a0B` : formatBytes(bytes, language);
}

export function countElements(count: number, say: Say): string {
  if (count === 1) return say('1 HTML-Element', '1 HTML element');
  return say(`${count} HTML-Elementen`, `${count} HTML elements`);
}

/** A sentence: why a client module hydrates. */
export function explainReasons(reasons: readonly Reason[], say: Say): string {
  const [first] = reasons;
  if (!first) {
    return say(
      'Nichts darin braucht den Browser. Es könnte eine Server-Komponente sein; dann stünde sein Markup im RSC-Payload.',
      'Nothing in it needs the browser. It could be a server component; its markup would then be in the RSC payload.',
    );
  }
  if (first.kind === 'reached')
    return say(
      `Selbst braucht es den Browser nicht, aber es importiert ${first.name} (Zeile ${first.line}), das ihn braucht.`,
      `It does not need the browser itself, but it imports ${first.name} (line ${first.line}), which does.`,
    );
  const names = (kind: Reason['kind']) => [
    ...new Set(reasons.flatMap((one) => (one.kind === kind ? `${one.name} (${one.line})` : []))),
  ];
  const parts = [
    [say('Hooks', 'hooks'), names('hook')],
    [say('Ereignisse', 'event handlers'), names('handler')],
    [say('Namen, die nur ein Browser kennt', 'names that only a browser knows'), names('browser-global')],
    [say('eine Klassenkomponente', 'a class component'), names('class')],
  ] as const;
  const used = parts.flatMap(([what, found]) => (found.length > 0 ? `${what}: ${found.join(', ')}` : []));
  return say(
    `Es benutzt, was eine Server-Komponente nicht kann, je mit der Zeile: ${used.join('; ')}.`,
    `It uses what a server component cannot, each with its line: ${used.join('; ')}.`,
  );
}

/** Sentences: what pages would save without a boundary. */
export function explainSaving({ chunk }: Boundary, language: InspectorLanguage): string {
  const say = speak(language);
  const [saved, later] = [formatBytes(chunk.saved.brotli, language), formatBytes(chunk.later.brotli, language)];
  const atOnce =
    chunk.saved.brotli > 0
      ? say(
          `Ohne diese Grenze lüde jede Seite, die sie benutzt, ${saved} JavaScript weniger.`,
          `Without this boundary, each page that uses it would load ${saved} of JavaScript less.`,
        )
      : say(
          'Ohne diese Grenze lüde keine Seite weniger JavaScript: Andere Module importieren dieselben Dateien.',
          'Without this boundary, no page would load less JavaScript: other modules import the same files.',
        );
  if (chunk.later.brotli === 0) return atOnce;
  return `${atOnce} ${say(
    `Weitere ${later}, die erst auf Wunsch geladen werden, fielen ganz weg.`,
    `Another ${later}, which load only on demand, would be gone altogether.`,
  )}`;
}
