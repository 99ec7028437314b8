import type { SearchRow } from '../../search-row.js';
import { FigureSum } from '../sum-figures.js';
import type { PeriodSide } from './keyed-table.js';
import type { SearchSets } from './row-set.js';

/** The one row that a request without dimensions gives for each period; none means that nothing was shown. */
export class TotalsTable {
  private readonly sums = { current: new FigureSum(), previous: new FigureSum() };

  constructor(private readonly hasPrevious: boolean) {}

  add(rows: readonly SearchRow[], side: PeriodSide): void {
    for (const row of rows) this.sums[side].add(row);
  }

  result(): SearchSets['totals'] {
    const { current, previous } = this.sums;
    return { current: current.figures(), previous: this.hasPrevious ? previous.figures() : null };
  }
}
