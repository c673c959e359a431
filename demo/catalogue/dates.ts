const dayLength = 24 * 60 * 60 * 1000;

/** Nine in the morning, as the database writes times. */
export function daysAgo(today: Date, days: number): string {
  return `${new Date(today.getTime() - days * dayLength).toISOString().slice(0, 10)}T09:00:00`;
}
