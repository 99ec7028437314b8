import type { SearchRow } from '../../search-row.js';
import { addDays, daysBetween, isWeekend } from '../search-day.js';
import type { SearchFigures, SearchPeriod } from '../search-figures.js';
import { isWithin, periodEnding } from '../search-periods.js';
import { FigureSum } from '../sum-figures.js';
import { pageKey } from './page-key.js';

/** Four whole weeks against the four before. */
export const DECAY_DAYS = 28;

export interface PageDays {
  url: string;
  current: SearchFigures;
  previous: SearchFigures;
  /** Mondays to Fridays alone: weekends come and go with holidays. */
  weekdays: { current: SearchFigures; previous: SearchFigures };
}

export interface DecayWindows {
  current: SearchPeriod;
  previous: SearchPeriod;
}

export function decayWindows(lastDay: string): DecayWindows {
  return {
    current: periodEnding(lastDay, DECAY_DAYS),
    previous: periodEnding(addDays(lastDay, -DECAY_DAYS), DECAY_DAYS),
  };
}

/**
 * Days that are left out on both sides: one of the pair (a day and the same day four weeks before) has no data for the whole
 * property, so that the other has nothing to be compared with. `present` are the days that the property has data of.
 */
export function unpairedDays({ current, previous }: DecayWindows, present: ReadonlySet<string>): Set<string> {
  const left = new Set<string>();
  const shift = daysBetween(previous.start_date, current.start_date);
  for (let index = 0; index < current.days; index++) {
    const day = addDays(current.start_date, index);
    const before = addDays(day, -shift);
    if (present.has(day) && present.has(before)) continue;
    left.add(day).add(before);
  }
  return left;
}

/** Puts rows by page and date together, page by page, as they come in. */
export class PageDayTable {
  private readonly pages = new Map<string, Record<'current' | 'previous', { all: FigureSum; weekdays: FigureSum }>>();

  constructor(
    private readonly windows: DecayWindows,
    private readonly leftOut: ReadonlySet<string>,
  ) {}

  add(rows: readonly SearchRow[]): void {
    for (const row of rows) {
      const [page = '', day = ''] = row.keys;
      const side = isWithin(day, this.windows.current) ? 'current' : 'previous';
      if (this.leftOut.has(day) || !isWithin(day, this.windows[side])) continue;
      const sums = this.sumsOf(pageKey(page))[side];
      sums.all.add(row);
      if (!isWeekend(day)) sums.weekdays.add(row);
    }
  }

  result(): PageDays[] {
    return [...this.pages].map(([url, { current, previous }]) => ({
      url,
      current: current.all.figures(),
      previous: previous.all.figures(),
      weekdays: { current: current.weekdays.figures(), previous: previous.weekdays.figures() },
    }));
  }

  private sumsOf(url: string) {
    const known = this.pages.get(url);
    if (known) return known;
    const empty = () => ({ all: new FigureSum(), weekdays: new FigureSum() });
    const sums = { current: empty(), previous: empty() };
    this.pages.set(url, sums);
    return sums;
  }
}
