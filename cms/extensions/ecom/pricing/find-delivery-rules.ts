import type { DeliveryCalendar } from '../../../../src/content/opening-hours/delivery-range.ts';
import {
  hoursFields,
  readDeliveryCalendar,
  readOpeningWeek,
  readPersonalizationDays,
} from '../../../../src/content/opening-hours/read-delivery-rows.ts';
import { type HolidayDates, holidayFields } from '../../../../src/content/opening-hours/to-holiday.ts';
import { getLocalDate, getShopZone, getWeekday, toDay } from '../../../../src/content/opening-hours/zoned-time.ts';
import type { BranchRow, EcommerceSettingsRow } from '../../../../src/directus/rows.generated.ts';
import type { Read } from '../../transact.ts';
import type { DeliveryRules, PickupBranch } from './shop-rules.ts';

const fields = [...hoursFields, 'display_name', 'street', 'number', 'zip', 'city', 'country', 'offers_collection'];

/** @param now Unix time in milliseconds */
export async function findDeliveryRules(
  read: Read,
  project: number,
  settings: EcommerceSettingsRow,
  now: number,
): Promise<DeliveryRules> {
  const ofProject = { project: { _eq: project } };
  const published = { _and: [ofProject, { status: { _eq: 'published' } }] };
  const [branches, holidays] = await Promise.all([
    read<BranchRow>('branch').readByQuery({ filter: published, fields, sort: ['sort', 'id'], limit: -1 }),
    read<HolidayDates>('holiday').readByQuery({ filter: ofProject, fields: holidayFields, sort: ['date'], limit: -1 }),
  ]);
  const today = getLocalDate(getShopZone(settings.project?.config?.timezone), now);
  const toCalendar = (branch: BranchRow | undefined) => readDeliveryCalendar(branch, holidays, settings, today);
  return {
    calendar: toCalendar(branches[0]),
    pickupBranches: branches
      .filter(({ offers_collection }) => offers_collection)
      .map((branch) => toPickupBranch(branch, toCalendar(branch), today)),
    personalizationDays: readPersonalizationDays(settings),
    today,
  };
}

function toPickupBranch(branch: BranchRow, calendar: DeliveryCalendar, today: string): PickupBranch {
  const { id, display_name, street, number, zip, city, country } = branch;
  const { days, week } = calendar.opening;
  return {
    ...{ id, name: display_name ?? '', street: `${street ?? ''} ${number ?? ''}`.trim() },
    ...{ zipCode: zip ?? '', city: city ?? '', country: country || 'DE', calendar },
    hoursToday: readOpeningWeek(branch) ? (days[today]?.spans ?? week[getWeekday(toDay(today))] ?? []) : null,
  };
}
