/** A script element of a document: position, attributes and content. */
export type ScriptElement = { start: number; end: number; attributes: string; content: string };

/**
 * All script elements of a document, in linear time: a pattern for whole elements would rescan at each unclosed one.
 */
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

/** The document with its script elements replaced; `replace` returns undefined to leave one unchanged. */
export function replaceScripts(html: string, replace: (script: ScriptElement) => string | undefined): string {
  let output = '';
  let from = 0;
  for (const script of findScripts(html)) {
    const text = replace(script);
    if (text === undefined) continue;
    output += html.slice(from, script.start) + text;
    from = script.end;
  }
  return output + html.slice(from);
}
