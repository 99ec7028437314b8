import { round } from '../../base/statistics/round.js';
import type { SearchFigures } from './search-figures.js';

/** What rows add up to: positions are weighed by impressions. */
export class FigureSum {
  clicks = 0;
  impressions = 0;
  private positions = 0;

  add({ clicks, impressions, position }: Pick<SearchFigures, 'clicks' | 'impressions' | 'position'>): this {
    this.clicks += clicks;
    this.impressions += impressions;
    this.positions += impressions * (position ?? 0);
    return this;
  }

  figures(): SearchFigures {
    const { clicks, impressions } = this;
    if (impressions === 0) return { clicks, impressions, ctr: null, position: null };
    return {
      clicks,
      impressions,
      ctr: round(clicks / impressions, 6),
      position: round(this.positions / impressions, 2),
    };
  }
}

export function sumFigures(rows: Iterable<Pick<SearchFigures, 'clicks' | 'impressions' | 'position'>>): SearchFigures {
  const sum = new FigureSum();
  for (const row of rows) sum.add(row);
  return sum.figures();
}
