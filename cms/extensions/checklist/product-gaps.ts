import { keysOf } from '../../../src/base/records.ts';
import { defaultLanguage, type Language } from '../../../src/i18n/languages.ts';
import { smallestSide } from './content-gaps.ts';
import { type Gap, type GapGroup, type GapKind, maxListed } from './findings.ts';
import { placeholders } from './placeholder.ts';

/** Runs one statement and gives its rows. */
export type RunStatement = (sql: string) => Promise<Record<string, unknown>[]>;

type Site = {
  project: number;
  /** Languages of the website. */
  shown: readonly Language[];
  /** Files that were found to be too small elsewhere. */
  knownFiles: readonly string[];
};

/**
 * Gaps of products that are in the shop: one statement for each kind, which counts all and gives the first ones. The
 * product of the wedding-ring studio has neither page nor price.
 */
export async function findProductGaps(run: RunStatement, site: Site): Promise<GapGroup[]> {
  const groups: GapGroup[] = [];
  const conditions = listConditions(site);
  for (const kind of keysOf(conditions)) {
    const condition = conditions[kind];
    if (condition) groups.push(await findGroup(run, kind, 'ecommerce_product', selectProducts(site, condition)));
  }
  groups.push(await findGroup(run, 'smallPicture', 'directus_files', selectSmallPictures(site)));
  return groups.filter(({ count }) => count > 0);
}

async function findGroup(run: RunStatement, kind: GapKind, collection: string, sql: string): Promise<GapGroup> {
  const rows = await run(`${sql} LIMIT ${maxListed}`);
  const gaps = rows.map((row): Gap => {
    const id = typeof row.id === 'number' ? row.id : String(row.id);
    return { kind, name: String(row.name), collection, id };
  });
  return { kind, collection, count: Number(rows[0]?.total ?? 0), gaps };
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const isShown = ({ project }: Pick<Site, 'project'>) => `p.status = 'published' AND p.project = ${Number(project)}`;

function selectProducts(site: Site, condition: string): string {
  return `SELECT p.id AS id, COALESCE(NULLIF(t.display_name, ''), p.slug) AS name, COUNT(*) OVER () AS total
    FROM ecommerce_product p
    LEFT JOIN ecommerce_product_translations t ON t.ecommerce_product_id = p.id AND t.language = '${defaultLanguage}'
    WHERE ${isShown(site)} AND (${condition})
    ORDER BY p.id`;
}

function selectSmallPictures(site: Site): string {
  const known = site.knownFiles.length > 0 ? `AND f.id NOT IN (${site.knownFiles.map(quote).join(', ')})` : '';
  return `SELECT f.id AS id, COALESCE(NULLIF(f.title, ''), CAST(f.id AS CHAR(36))) AS name, COUNT(*) OVER () AS total
    FROM directus_files f
    WHERE COALESCE(f.type, '') <> 'image/svg+xml'
      AND f.width BETWEEN 1 AND ${smallestSide - 1} AND f.height BETWEEN 1 AND ${smallestSide - 1} ${known}
      AND f.id IN (
        SELECT j.directus_files_id FROM ecommerce_product_files j
        JOIN ecommerce_product p ON p.id = j.ecommerce_product_id WHERE ${isShown(site)}
      )
    ORDER BY f.id`;
}

const cents = (column: string) => `ROUND(${column} * 100)`;

const isListed = 'NOT EXISTS (SELECT 1 FROM ring_studio r WHERE r.product = p.id)';

const variants = 'SELECT 1 FROM ecommerce_product_variant v WHERE v.product = p.id';

const logOf = (variant: string) => `FROM ecommerce_price_log l WHERE l.product = p.id AND l.variant ${variant}`;

/** The price that the log has last. */
const lastLogged = (variant: string) =>
  `(SELECT ${cents('l.price_brutto')} ${logOf(variant)} ORDER BY l.valid_from DESC, l.id DESC LIMIT 1)`;

const isUnlogged = (price: string, variant: string) =>
  `(${price} IS NOT NULL AND ${cents(price)} IS DISTINCT FROM ${lastLogged(variant)})`;

/** A variant without a price of its own is logged only if it had one. */
const variantPrice = `COALESCE(v.price_brutto, CASE WHEN EXISTS (SELECT 1 ${logOf('= v.id')}) THEN p.price_brutto END)`;

const countLogged = (log: string) => `(SELECT COUNT(DISTINCT ${cents('l.price_brutto')}) ${log})`;

/** What an editor leaves of an emptied text. */
const emptyMarkup = ['<p>', '</p>', '<br>', '<br />', '<br/>', '&nbsp;', '\n', '\r', '\u00a0'];

const isTextEmpty = (column: string) => {
  const stripped = emptyMarkup.reduce((text, markup) => `REPLACE(${text}, ${quote(markup)}, '')`, column);
  const unwritten = Object.values(placeholders).map((sentence) => `${column} LIKE ${quote(`%${sentence}%`)}`);
  return `${column} IS NULL OR TRIM(${stripped}) = '' OR ${unwritten.join(' OR ')}`;
};

/** SQL conditions of a product `p` with its German texts `t`; what no product can lack has none. */
function listConditions({ shown }: Site): Partial<Record<GapKind, string>> {
  const others = shown.filter((language) => language !== defaultLanguage);
  const isMissing = (language: Language) =>
    `NOT EXISTS (SELECT 1 FROM ecommerce_product_translations o
      WHERE o.ecommerce_product_id = p.id AND o.language = ${quote(language)})`;
  return {
    noManufacturer: `${isListed} AND p.manufacturer IS NULL`,
    productPicture: 'NOT EXISTS (SELECT 1 FROM ecommerce_product_files f WHERE f.ecommerce_product_id = p.id)',
    productText: `${isListed} AND (${isTextEmpty('t.description')})`,
    productPrice: `${isListed} AND p.price_brutto IS NULL
      AND NOT EXISTS (${variants} AND v.active AND v.price_brutto IS NOT NULL)`,
    priceLog: `${isListed} AND (${isUnlogged('p.price_brutto', 'IS NULL')}
      OR EXISTS (${variants} AND ${isUnlogged(variantPrice, '= v.id')}))`,
    // A variant without prices of its own in the log has had those of the product.
    reduction: `${isListed} AND (
      (p.price_brutto < p.original_price_brutto AND ${countLogged(logOf('IS NULL'))} < 2)
      OR EXISTS (${variants} AND v.active AND v.price_brutto < v.original_price_brutto
        AND CASE WHEN EXISTS (SELECT 1 ${logOf('= v.id')}) THEN ${countLogged(logOf('= v.id'))}
          ELSE ${countLogged(logOf('IS NULL'))} END < 2))`,
    ...(others.length > 0 && { translation: `t.id IS NOT NULL AND (${others.map(isMissing).join(' OR ')})` }),
  };
}
