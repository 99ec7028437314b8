import { median } from '../../../base/statistics/median.js';
import type { GroupDays } from '../sets/group-days.js';

/**
 * How far the queries of a site are from where they usually are, day by day, in places: the mean over the queries shown that
 * day, by their impressions of the whole period. Unlike the mean position it does not move when a query is shown more often,
 * or is new. Null on a day on which none is shown.
 */
export function basketPositions({ period, groups }: GroupDays): (number | null)[] {
  const rows = groups.map(({ positions, impressions }) => ({
    positions,
    usual: median(positions.filter((position) => position !== null)) ?? 0,
    weight: impressions.reduce((sum, one) => sum + one, 0),
  }));
  return Array.from({ length: period.days }, (_, day) => {
    let sum = 0;
    let weights = 0;
    for (const { positions, usual, weight } of rows) {
      const position = positions[day] ?? null;
      if (position === null) continue;
      sum += (position - usual) * weight;
      weights += weight;
    }
    return weights === 0 ? null : sum / weights;
  });
}
