import { type EdgeMiddleware, getAddress } from './edge-env.ts';

/**
 * Leaves React out of rendered pages until the first touch, as the release does with its files: their modules are not
 * preloaded. The payload stays in the page.
 */
export function deferReactOn(paths: ReadonlySet<string>): EdgeMiddleware {
  return async (context, next) => {
    await next();
    const { body, status, headers } = context.res;
    if (!body || status !== 200 || !paths.has(getAddress(context).path)) return;
    if (!headers.get('content-type')?.startsWith('text/html')) return;
    const deferred = body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(replaceTags(createDeferral()))
      .pipeThrough(new TextEncoderStream());
    context.res = new Response(deferred, { status, headers });
  };
}

/** Only the first `<html` is a tag; in the payload it may be text. There, quotes are escaped. */
function createDeferral(): (tag: string) => string {
  let isDocument = true;
  return (tag) => {
    if (isDocument && tag.startsWith('<html ')) {
      isDocument = false;
      return tag.replace('<html ', '<html data-lazy ');
    }
    return tag.startsWith('<link rel="modulepreload" ') ? tag.replace('modulepreload', 'later') : tag;
  };
}

/** A tag, which React writes without `>` in its attributes. */
const tagPattern = /<[a-z][^<>]*>/g;

/** Replaces the tags of an HTML stream, also those that lie in two chunks. */
export function replaceTags(replace: (tag: string) => string): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform: (chunk, controller) => {
      const text = rest + chunk;
      const open = text.lastIndexOf('<');
      const isWhole = open < 0 || text.includes('>', open) || text.length - open > maxTagLength;
      const end = isWhole ? text.length : open;
      rest = text.slice(end);
      const whole = text.slice(0, end);
      if (whole) controller.enqueue(whole.replace(tagPattern, replace));
    },
    flush: (controller) => {
      if (rest) controller.enqueue(rest);
    },
  });
}

/** No tag of a page is longer; what looks like one may be text. */
const maxTagLength = 10_000;
