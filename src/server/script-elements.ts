/** A script element of a document, where it stands, and what it holds. */
export type ScriptElement = { start: number; end: number; attributes: string; content: string };

/** Every script element of a document, in one pass: patterns for whole elements begin anew at each open one. */
export function findScripts(html: string): ScriptElement[] {
  const scripts: ScriptElement[] = [];
  const opening = /<script\b/gi;
  const closing = /<\/script>/gi;
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    const content = html.indexOf('>', opening.lastIndex) + 1;
    if (content === 0) break;
    closing.lastIndex = content;
    const close = closing.exec(html);
    if (!close) break;
    scripts.push({
      start: open.index,
      end: closing.lastIndex,
      attributes: html.slice(opening.lastIndex, content - 1),
      content: html.slice(content, close.index),
    });
    opening.lastIndex = closing.lastIndex;
  }
  return scripts;
}

/** The document with other text in the place of each script; undefined leaves one as it is. */
export function replaceScripts(html: string, replace: (script: ScriptElement) => string | undefined): string {
  let rest = '';
  let from = 0;
  for (const script of findScripts(html)) {
    const text = replace(script);
    if (text === undefined) continue;
    rest += html.slice(from, script.start) + text;
    from = script.end;
  }
  return rest + html.slice(from);
}
