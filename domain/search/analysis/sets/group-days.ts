import { round } from '../../../base/statistics/round.js';
import type { SearchRow } from '../../search-row.js';
import { addDays, daysBetween } from '../search-day.js';
import type { SearchPeriod } from '../search-figures.js';

/** Half a year: far enough back for a change that the last two periods do not show. */
export const GROUP_DAYS = 182;

/** Figures of one group (a device, a country, a directory, a query) for each day of a period. */
export interface DailyGroup {
  key: string;
  clicks: number[];
  impressions: number[];
  /** Null on a day without an impression. */
  positions: (number | null)[];
}

export interface GroupDays {
  period: SearchPeriod;
  /** Those shown most, the first first. */
  groups: DailyGroup[];
}

interface DaySum {
  clicks: number;
  impressions: number;
  positions: number;
}

/** Puts rows of one dimension and date together by group; only those with the most impressions are kept. */
export class GroupDayTable {
  private readonly sums = new Map<string, { impressions: number; days: Map<number, DaySum> }>();

  constructor(
    private readonly period: SearchPeriod,
    private readonly mostGroups: number,
    /** The group of a row; null leaves it out. */
    private readonly groupOf: (key: string) => string | null = (key) => key,
  ) {}

  add(rows: readonly SearchRow[]): void {
    for (const { keys, clicks, impressions, position } of rows) {
      const group = this.groupOf(keys[0] ?? '');
      const day = daysBetween(this.period.start_date, keys[1] ?? this.period.start_date);
      if (group === null || day < 0 || day >= this.period.days) continue;
      const known = this.sums.get(group) ?? { impressions: 0, days: new Map<number, DaySum>() };
      const sum = known.days.get(day) ?? { clicks: 0, impressions: 0, positions: 0 };
      sum.clicks += clicks;
      sum.impressions += impressions;
      sum.positions += position * impressions;
      known.impressions += impressions;
      known.days.set(day, sum);
      this.sums.set(group, known);
    }
  }

  result(): GroupDays {
    const shown = [...this.sums]
      .sort(([, one], [, other]) => other.impressions - one.impressions)
      .slice(0, this.mostGroups);
    return { period: this.period, groups: shown.map(([key, { days }]) => this.toGroup(key, days)) };
  }

  private toGroup(key: string, days: ReadonlyMap<number, DaySum>): DailyGroup {
    const sums = Array.from({ length: this.period.days }, (_, day) => days.get(day));
    return {
      key,
      clicks: sums.map((sum) => sum?.clicks ?? 0),
      impressions: sums.map((sum) => sum?.impressions ?? 0),
      positions: sums.map((sum) =>
        sum === undefined || sum.impressions === 0 ? null : round(sum.positions / sum.impressions, 2),
      ),
    };
  }
}

/** The days of half a year that end with a period. */
export function groupPeriod({ end_date }: SearchPeriod): SearchPeriod {
  return { start_date: addDays(end_date, 1 - GROUP_DAYS), end_date, days: GROUP_DAYS };
}

/** The first folder of a page, `/` for those in none; null for what is no URL. */
export function readDirectory(page: string): string | null {
  const path = /^https?:\/\/[^/]+(\/[^?#]*)?/i.exec(page)?.[1];
  if (path === undefined) return /^https?:\/\//i.test(page) ? '/' : null;
  return /^\/[^/]+\//.exec(path)?.[0] ?? '/';
}
