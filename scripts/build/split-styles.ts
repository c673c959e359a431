import { basename } from 'node:path';
import type { ChildNode, Container, Plugin, Root, Rule } from 'postcss';

/** Recipes that not every page needs, by the class that each begins with. */
const sheets: Record<string, ReadonlySet<string>> = {
  'content.css': new Set([
    ...['article-list', 'blocks', 'booking', 'branch-list', 'call-to-action', 'columns', 'consent-manager'],
    ...['contact-block', 'display', 'downloads', 'event-list', 'figure', 'form-layout', 'gallery', 'gate', 'hero'],
    ...['legal-layout', 'legal-links', 'quote', 'teaser-grid', 'text-picture', 'video'],
  ]),
  'article.css': new Set(['article']),
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
  'offline-card.css': new Set(['offline-card']),
};

/**
 * Panda writes all styles into every sheet that names its layers. Each sheet keeps what is its own: `styles.css` what every
 * page needs, the others the recipes above. So a page loads what its kind of page shows.
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
        // Media queries cannot read them, and nobody else does; the last one is Panda's signature.
        root.walkDecls(/^--(?:(?:sizes-)?breakpoints?-|made-with)/, (declaration) => {
          declaration.remove();
        });
      }
    },
  };
}

/** The order of layers stands in every sheet, since any of them may be the first. */
function keepOnly(root: Root, own: ReadonlySet<string>): void {
  root.walk((node) => {
    if (node.type === 'rule') keepSelectors(node, (selector) => isOf(selector, own));
    if (node.type === 'atrule' && /keyframes$|^font-face$|^property$/.test(node.name)) node.remove();
  });
  removeEmpty(root);
  declareLayerOrder(root);
}

/** A sheet without recipes of one part would put those of many parts first, and so below what another sheet brings. */
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

/** Panda joins rules that say the same, whichever recipes they are of. */
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
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (!('nodes' in node) || !node.nodes) continue;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  }
}
