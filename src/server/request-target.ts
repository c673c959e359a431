/** Path and query of a request, as they were sent. */
export type RequestTarget = { path: string; query: string };

const authority = /^https?:\/\/[^/?#]*/i;
const printable = /^[\x21-\x7e]+$/;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Parses the target of a request line. The host of an absolute target is dropped: the site's own address comes from its
 * settings only.
 *
 * @returns undefined when the path is not one that a browser would send
 */
export function parseRequestTarget(url: string): RequestTarget | undefined {
  const local = url.replace(authority, '');
  const target = local.startsWith('/') ? local : local === url ? local : `/${local}`;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  const isSound = path.startsWith('/') && printable.test(target) && !/[\\#]/.test(path) && !dotSegment.test(path);
  return isSound && isDecodable(path) ? { path, query } : undefined;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return ![...decodeURIComponent(path)].some(isControlCharacter);
  } catch {
    return false;
  }
}

/** Whether a character is a control character of ASCII. */
function isControlCharacter(character: string): boolean {
  return character < ' ' || character === '\x7f';
}
