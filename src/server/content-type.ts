import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Types that mrmime lacks or that it names otherwise. */
const ownTypes: Readonly<Record<string, string>> = { '.ico': 'image/x-icon', '.xml': 'application/xml' };

const isText = (type: string) => /^text\/|^application\/(?:json|xml|manifest\+json)$|^image\/svg\+xml$/.test(type);

export function contentTypeOf(fileName: string): string {
  const extension = extname(fileName).toLowerCase();
  const type = ownTypes[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|ld\+json|wasm)|image\/(?:svg\+xml|x-icon))/i;

export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}
