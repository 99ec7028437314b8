import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findZeroClick } from '../../../search/analysis/signals/find-zero-click.js';
import type { SiteCheck } from '../check.js';

export const gscZeroClick: SiteCheck = {
  id: 'gsc/zero-click',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['search_data.page_days'],
  measured_over: 'html_pages',
  title: 'Impressions without clicks',
  why: 'The page is shown hundreds of times and never clicked: it ranks too low, is shown for the wrong searches, or the results page answers the question itself.',
  fix: 'See which queries it is shown for; if they fit, answer them in title and description, if not, say in the title what the page is about.',
  reference: 'https://developers.google.com/search/docs/appearance/snippet',
  effort_hours: 1,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.page_days) return [];
    const pages = data.page_days.map(({ url, current }) => ({ url, figures: current }));
    return findZeroClick(pages, thresholds.search_zero_click_impressions).map(({ url, figures }) => ({
      url,
      observed: writeText`no click in ${figures.impressions} impressions at position ${figures.position}`,
      expected: 'at least 1 click',
    }));
  },
};
