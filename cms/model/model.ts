import { blockCollections } from './blocks.ts';
import { branchCollections } from './branch.ts';
import { catalogueCollections } from './catalogue.ts';
import type { Collections } from './collection.ts';
import { companyCollections } from './company.ts';
import { legalCollections } from './legal.ts';
import { menuCollections } from './menus.ts';
import { messageCollections } from './messages.ts';
import { orderRecordCollections } from './order-records.ts';
import { orderCollections } from './orders.ts';
import { pageCollections } from './pages.ts';
import { productCollections } from './product.ts';
import { productChoiceCollections } from './product-choices.ts';
import { productPartCollections } from './product-parts.ts';
import { projectCollections } from './project.ts';
import { publicationCollections } from './publication.ts';
import { shopSettingsCollections } from './shop-settings.ts';
import { stockAlertCollections } from './stock-alerts.ts';
import { buildTables } from './tables.ts';

/** All that Vitrine keeps in the content system, in the order of the studio's navigation. */
export const collections: Collections = {
  ...productCollections,
  ...orderCollections,
  ...orderRecordCollections,
  ...messageCollections,
  ...stockAlertCollections,
  ...productPartCollections,
  ...pageCollections,
  ...blockCollections,
  ...menuCollections,
  ...legalCollections,
  ...companyCollections,
  ...branchCollections,
  ...catalogueCollections,
  ...productChoiceCollections,
  ...shopSettingsCollections,
  ...projectCollections,
  ...publicationCollections,
};

export const { tables, links } = buildTables(collections);
