import type { RequestKind } from '../base/metrics.ts';
import { payloadFolder } from './extract-payload.ts';
import { parsePictureAddress } from './media/picture-source.ts';
import type { BodyRule } from './receive-body.ts';

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** What a request is for, as far as its path and the rule for its body say; a page is counted by what answers it. */
export function findRequestKind(path: string, rule: BodyRule | undefined): RequestKind {
  if (path.startsWith('/api/ecom/')) return 'order';
  if (rule) return rule.isFromBrowser ? 'form' : 'api';
  if (path.startsWith('/media/')) return parsePictureAddress(path) ? 'picture' : 'file';
  if (isPayload(path)) return 'payload';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/embed/')) return 'embed';
  return healthPaths.has(path) ? 'health' : 'other';
}

/** @param isOfRelease whether the answer is a file of the release, and not a cached page */
export function findFileKind(path: string, isOfRelease: boolean): RequestKind {
  if (isPayload(path)) return 'payload';
  if (!isOfRelease) return 'cached';
  // Static pages have addresses without a file's ending.
  return path.lastIndexOf('.') > path.lastIndexOf('/') ? 'asset' : 'static';
}

function isPayload(path: string): boolean {
  return path.startsWith(payloadFolder) || path.startsWith('/RSC/');
}
