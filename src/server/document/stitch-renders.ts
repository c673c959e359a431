import type { createPages } from 'waku';
import { findInspection } from '../../boundaries/overlay/inspection.ts';
import type { StaticElement, StaticElements } from '../release/static-elements.ts';
import type { RenderWithElements } from './render-html.ts';
import { stitchStream } from './stitch-payload.ts';

type Call = Parameters<ReturnType<typeof createPages>['handleRequest']>;

type Options = { utils: Call[1]; elements: StaticElements; renderHtml: RenderWithElements };

/** What Waku's router renders with: static elements are put into a page that React has encoded with their names. */
export function stitchRenders(input: Call[0], { utils, elements, renderHtml }: Options): Call[1] {
  // An inspected page shows what its payload contains.
  const isFilledLater = input.type === 'http' && !findInspection();
  let later: readonly StaticElement[] = [];
  return {
    ...utils,
    renderRsc: async (given, options) => {
      const found = elements.find(given);
      const payload = await utils.renderRsc(given, options);
      if (!isFilledLater) return stitchStream(payload, found);
      // Waku renders the HTML of this payload next.
      later = found;
      return payload;
    },
    renderHtml: (payload, router, options) => renderHtml(payload, router, options, later),
  };
}
