import { checkData } from '../../../search/analysis/check-data.js';
import { findPositionDrops } from '../../../search/analysis/signals/find-position-drops.js';
import type { SiteCheck } from '../check.js';

export const gscPositionDrop: SiteCheck = {
  id: 'gsc/position-drop',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: ['search_data.page_days'],
  measured_over: 'html_pages',
  title: 'Ranking drop',
  why: 'The page ranks several positions lower than four weeks ago; clicks follow positions, often some weeks later.',
  fix: 'See which queries fell and what ranks above the page now, and what was changed on it in these weeks.',
  reference: 'https://developers.google.com/search/docs/monitor-debug/debugging-search-traffic-drops',
  effort_hours: 4,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.has_previous || !data.page_days) return [];
    return findPositionDrops(data.page_days, thresholds).map(({ url, current, previous }) => ({
      url,
      observed: `position ${current.position}, four weeks before ${previous.position}`,
      expected: `less than ${thresholds.search_position_drop} places lost`,
    }));
  },
};
