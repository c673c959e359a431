import type { InspectorLanguage } from './texts.ts';

/** The home page of German, whose path has no words. */
const startName = 'start';

/** The inspector's page of a page, without the language's prefix; a query of the page is left out. */
export function toRoutePath(address: string): string {
  const [path = ''] = address.split('?');
  return `/_boundaries/routes${path === '/' ? `/${startName}` : path}`;
}

export function toRouteHref(address: string, language: InspectorLanguage): string {
  return `${language === 'en' ? '/en' : ''}${toRoutePath(address)}`;
}

/** The path of the page that an inspector's page is about. */
export function fromRouteParameter(route: string): string {
  return route === startName ? '/' : `/${route}`;
}
