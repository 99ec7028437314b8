import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findDecay } from '../../../search/analysis/signals/find-decay.js';
import type { SiteCheck } from '../check.js';
import { describePercentage } from '../describe-percentage.js';

export const gscDecay: SiteCheck = {
  id: 'gsc/decay',
  severity: 'high',
  component: 'content_strategy',
  scope: 'site',
  needs: ['search_data.page_days'],
  measured_over: 'html_pages',
  title: 'Content decay: page loses clicks',
  why: 'The page gets clearly fewer clicks than four weeks before, on the same days of the week: it is outdated, overtaken or no longer shown.',
  fix: 'Bring the page up to date and keep its address; see whether another page has taken its queries over.',
  reference: 'https://developers.google.com/search/docs/monitor-debug/debugging-search-traffic-drops',
  effort_hours: 4,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.has_previous || !data.page_days) return [];
    return findDecay(data.page_days, thresholds).map(({ url, weekdays: { current, previous }, lost_share }) => ({
      url,
      observed: writeText`${current.clicks} clicks on weekdays of four weeks, ${previous.clicks} in the four before (−${describePercentage(lost_share)})`,
      expected: `a fall of less than ${describePercentage(thresholds.search_decay_share)}`,
    }));
  },
};
