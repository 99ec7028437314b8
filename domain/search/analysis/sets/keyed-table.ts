import type { SearchRow } from '../../search-row.js';
import type { KeyedFigures } from '../search-figures.js';
import { FigureSum } from '../sum-figures.js';

export type PeriodSide = 'current' | 'previous';

/** Puts rows of one dimension together by key, as they come in; `keyOf` makes one key of several spellings. */
export class KeyedTable {
  private readonly sums = new Map<string, { current: FigureSum | null; previous: FigureSum | null }>();

  constructor(private readonly keyOf: (key: string) => string = (key) => key) {}

  add(rows: readonly SearchRow[], side: PeriodSide): void {
    for (const row of rows) {
      const key = this.keyOf(row.keys[0] ?? '');
      const sums = this.sums.get(key) ?? { current: null, previous: null };
      sums[side] = (sums[side] ?? new FigureSum()).add(row);
      this.sums.set(key, sums);
    }
  }

  /** In the order in which keys came in. */
  result(): KeyedFigures[] {
    return [...this.sums].map(([key, { current, previous }]) => ({
      key,
      current: current?.figures() ?? null,
      previous: previous?.figures() ?? null,
    }));
  }
}
