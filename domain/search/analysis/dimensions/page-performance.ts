import { compareFigures } from '../compare-figures.js';
import type { SearchAnalysis } from '../search-analysis.js';
import type { PageLine, PagePerformance } from '../search-reports.js';
import { needSet } from '../sets/row-set.js';
import { topLines } from './top-lines.js';

/** Fewer impressions without a click are the rule, not a sign. */
const ZERO_CLICK_IMPRESSIONS = 100;

/** Pages: those that bring most, those that no one clicks, and those that lose. */
export function pagePerformance({ data, periods, missing_days }: SearchAnalysis): PagePerformance {
  const hasPrevious = periods.previous !== null;
  const lines = needSet(data, 'pages').map(
    ({ key, ...sides }): PageLine => ({ url: key, ...compareFigures(sides, hasPrevious, missing_days.scale) }),
  );
  const shown = lines.filter(({ current }) => current.impressions > 0);
  const unclicked = shown.filter(
    ({ current: { clicks, impressions } }) => clicks === 0 && impressions >= ZERO_CLICK_IMPRESSIONS,
  );
  const declining = lines.filter(({ change }) => (change.clicks ?? 0) < 0);
  return {
    total_pages: shown.length,
    top_pages: topLines(
      shown,
      (one, other) => other.current.clicks - one.current.clicks || other.current.impressions - one.current.impressions,
    ),
    zero_click_pages: topLines(unclicked, (one, other) => other.current.impressions - one.current.impressions),
    declining_pages: topLines(declining, (one, other) => (one.change.clicks ?? 0) - (other.change.clicks ?? 0)),
  };
}
