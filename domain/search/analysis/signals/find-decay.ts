import type { Thresholds } from '../../../seo/thresholds.js';
import type { PageDays } from '../sets/page-days.js';

export interface DecayingPage extends PageDays {
  /** Clicks of weekdays that are missing, and their share of the earlier ones, 0–1. */
  lost_clicks: number;
  lost_share: number;
}

type Bounds = Pick<Thresholds, 'search_decay_clicks' | 'search_decay_share' | 'search_decay_impressions'>;

/** Pages with fewer visitors than four weeks ago, without weekends; the largest loss first. */
export function findDecay(pages: readonly PageDays[], bounds: Bounds): DecayingPage[] {
  return pages
    .map((page) => {
      const { current, previous } = page.weekdays;
      const lost = previous.clicks - current.clicks;
      return { ...page, lost_clicks: lost, lost_share: previous.clicks === 0 ? 0 : lost / previous.clicks };
    })
    .filter(
      ({ weekdays, lost_clicks, lost_share }) =>
        weekdays.previous.impressions >= bounds.search_decay_impressions &&
        lost_clicks >= bounds.search_decay_clicks &&
        lost_share >= bounds.search_decay_share,
    )
    .sort((one, other) => other.lost_clicks - one.lost_clicks);
}
