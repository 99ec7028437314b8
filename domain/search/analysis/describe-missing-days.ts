/** What the reader of a comparison has to know where Search Console has lost days of either period. */
export function describeMissingDays(current: number, previous: number): string {
  const sides = [
    ...(current > 0 ? [`${countDays(current)} of the current period`] : []),
    ...(previous > 0 ? [`${countDays(previous)} of the previous period`] : []),
  ];
  return `Search Console has no data for ${sides.join(' and ')}. No sum includes them, and changes are per day with data`;
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
