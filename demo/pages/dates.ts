const day = 24 * 60 * 60 * 1000;

export const weekdays = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
} as const;
export type Weekday = keyof typeof weekdays;

/** Between Christmas Eve and Epiphany the house invites nobody. */
function isInChristmasBreak(date: Date): boolean {
  const monthAndDay = date.toISOString().slice(5, 10);
  return monthAndDay >= '12-24' || monthAndDay <= '01-06';
}

/** The first such weekday that is at least `days` away, as an ISO date, so that demo events always lie ahead. */
export function daysAhead(days: number, weekday: Weekday, today = new Date()): string {
  const earliest = new Date(today.getTime() + days * day);
  const wait = (weekdays[weekday] - earliest.getUTCDay() + 7) % 7;
  let date = new Date(earliest.getTime() + wait * day);
  while (isInChristmasBreak(date)) date = new Date(date.getTime() + 7 * day);
  return date.toISOString().slice(0, 10);
}
