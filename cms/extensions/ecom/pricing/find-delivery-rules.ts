import {
  hoursFields,
  readDeliveryCalendar,
  readPersonalizationDays,
} from '../../../../src/content/read-delivery-rows.ts';
import { type HolidayDates, holidayFields } from '../../../../src/content/to-holiday.ts';
import { getHouseZone, getTownDate } from '../../../../src/content/zoned-time.ts';
import type { BranchRow, EcommerceSettingsRow } from '../../../../src/directus/rows.generated.ts';
import type { Read } from '../../transact.ts';
import type { DeliveryRules } from './shop-rules.ts';

/** @param now milliseconds since 1970 */
export async function findDeliveryRules(
  read: Read,
  project: number,
  settings: EcommerceSettingsRow,
  now: number,
): Promise<DeliveryRules> {
  const ofProject = { project: { _eq: project } };
  const published = { _and: [ofProject, { status: { _eq: 'published' } }] };
  const [[branch], holidays] = await Promise.all([
    read<BranchRow>('branch').readByQuery({ filter: published, fields: hoursFields, sort: ['sort', 'id'], limit: 1 }),
    read<HolidayDates>('holiday').readByQuery({ filter: ofProject, fields: holidayFields, sort: ['date'], limit: -1 }),
  ]);
  const today = getTownDate(getHouseZone(settings.project?.config?.timezone), now);
  return {
    calendar: readDeliveryCalendar(branch, holidays, settings, today),
    personalizationDays: readPersonalizationDays(settings),
    today,
  };
}
