import { trimSlashes } from '../../base/trim-slashes.ts';

/** The target of a menu entry, as entered in the CMS. */
export type MenuTarget = {
  /** Id of the menu entry. */
  id?: number;
  type: 'page' | 'panel' | 'shop' | 'anchor' | 'external' | 'email' | 'phone' | 'social';
  path: string | null;
  path_prefix: boolean;
  anchor: string | null;
  external_path: string | null;
  /** Name of the social network. */
  media: string | null;
};

/**
 * `{parentPath}/{path}` with the prefix flag, else `{path}`, followed by the anchor. An empty path is the home page.
 */
export function getMenuPath(
  { path, path_prefix, anchor }: Pick<MenuTarget, 'path' | 'path_prefix' | 'anchor'>,
  parentPath: string | null,
): string {
  const parts = [path_prefix ? parentPath : null, path].map((part) => part && trimSlashes(part));
  const whole = `/${parts.filter(Boolean).join('/')}`;
  return anchor ? `${whole}#${anchor.replace(/^#/, '')}` : whole;
}
