import { round } from '../../../base/statistics/round.js';
import type { Thresholds } from '../../../seo/thresholds.js';
import type { PageDays } from '../sets/page-days.js';

export interface DroppedPage extends PageDays {
  /** Places lost. */
  drop: number;
}

type Bounds = Pick<Thresholds, 'search_position_drop' | 'search_impressions'>;

/** Pages whose mean position got worse within four weeks; those shown most before come first. */
export function findPositionDrops(pages: readonly PageDays[], bounds: Bounds): DroppedPage[] {
  return pages
    .flatMap((page) => {
      const { current, previous } = page;
      // A handful of impressions has a position that means little.
      if (Math.min(current.impressions, previous.impressions) < bounds.search_impressions) return [];
      const drop = round((current.position ?? 0) - (previous.position ?? 0), 2);
      return drop >= bounds.search_position_drop ? [{ ...page, drop }] : [];
    })
    .sort((one, other) => other.previous.impressions - one.previous.impressions);
}
