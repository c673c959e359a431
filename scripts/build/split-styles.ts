import { basename } from 'node:path';
import type { Container, Plugin, Root, Rule } from 'postcss';

/** Style sheets of recipes that not every page needs, by the recipes' class prefixes. */
const sheets: Record<string, ReadonlySet<string>> = {
  'content.css': new Set([
    ...['blocks', 'booking', 'branch-list', 'call-to-action', 'columns', 'consent-manager', 'contact-block'],
    ...['downloads', 'event-list', 'figure', 'form-layout', 'gallery', 'gate', 'hero', 'legal-layout'],
    ...['legal-links', 'quote', 'teaser-grid', 'text-picture', 'video'],
  ]),
  'article.css': new Set(['article']),
  'article-list.css': new Set(['article-list']),
  'display.css': new Set(['display']),
  'buy-bar.css': new Set(['buy-bar']),
  'product.css': new Set([
    ...['product-choice', 'product-form', 'product-gallery', 'product-page', 'rating'],
    ...['guarantee-notice', 'durability-label'],
  ]),
  'cards.css': new Set(['product-card', 'product-grid']),
  'shop.css': new Set(['chip', 'product-list', 'wishlist']),
  'suggestions.css': new Set(['suggestions']),
  'list.css': new Set(['brand-intro', 'list-filters', 'list-heading', 'list-layout', 'list-toolbar']),
  'checkout.css': new Set(['checkout', 'checkout-frame', 'guarantee-notice']),
  'cart.css': new Set(['cart', 'cart-drawer']),
  'wishlist.css': new Set(['wishlist-page']),
  'compare.css': new Set(['compare']),
  'drawer.css': new Set(['drawer']),
  'consents.css': new Set(['consents']),
  'order.css': new Set(['bank-transfer', 'order-page']),
  'ring-studio.css': new Set(['data-sheet', 'drawing-pad', 'ring-stage', 'ring-studio', 'studio-help']),
  'pair-offers.css': new Set(['pair-offers']),
  'pair-sheet.css': new Set(['pair-sheet']),
  'offline-card.css': new Set(['offline-card']),
};

/**
 * A PostCSS plugin that splits Panda's styles, which are in every sheet that names its layers: `styles.css` keeps what
 * every page needs, each other sheet the recipes above. So a page loads only the styles of its kind.
 */
export function splitStyles(): Plugin {
  return {
    postcssPlugin: 'split-styles',
    OnceExit(root) {
      const sheet = basename(root.source?.input.file ?? '');
      const own = sheets[sheet];
      if (own) keepOnly(root, own);
      else if (sheet === 'styles.css') {
        for (const others of Object.values(sheets)) removeRecipes(root, others);
        // Unused custom properties: media queries cannot read breakpoints, and the last one is Panda's signature.
        root.walkDecls(/^--(?:(?:sizes-)?breakpoints?-|made-with)/, (declaration) => {
          declaration.remove();
        });
      }
    },
  };
}

/** Keeps the rules of the given recipes. The layer order stays in every sheet, since any of them may load first. */
function keepOnly(root: Root, own: ReadonlySet<string>): void {
  root.walk((node) => {
    if (node.type === 'rule') keepSelectors(node, (selector) => isOf(selector, own));
    if (node.type === 'atrule' && /keyframes$|^font-face$|^property$/.test(node.name)) node.remove();
  });
  removeEmpty(root);
  declareLayerOrder(root);
}

/**
 * Declares the order of the recipes' sublayers. Otherwise a sheet without one of them would change their order,
 * depending on which sheet loads first.
 */
function declareLayerOrder(root: Root): void {
  const order = root.nodes.find((node) => node.type === 'atrule' && node.name === 'layer' && !node.nodes);
  order?.cloneAfter({ params: 'recipes._base, recipes.slots' });
}

function removeRecipes(root: Root, others: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    keepSelectors(rule, (selector) => !isOf(selector, others));
  });
  removeEmpty(root);
}

/** Filters a rule's selectors: Panda merges equal rules of different recipes. */
function keepSelectors(rule: Rule, isKept: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(isKept);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

function isOf(selector: string, recipes: ReadonlySet<string>): boolean {
  const [, name = ''] = /\.([a-z]+(?:-[a-z]+)*)/.exec(selector) ?? [];
  return recipes.has(name);
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
