import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findLowCtr } from '../../../search/analysis/signals/find-low-ctr.js';
import type { SiteCheck } from '../check.js';
import { describePercentage } from '../describe-percentage.js';

export const gscLowCtr: SiteCheck = {
  id: 'gsc/low-ctr',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['search_data.pairs'],
  measured_over: 'html_pages',
  title: 'Low click-through rate (CTR) for the position',
  why: 'The page is shown often in search and clicked less than results at its positions are: title and description do not promise what people look for.',
  fix: 'Rewrite title and description so that they answer the queries named here in their first words.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 1,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.pairs) return [];
    return findLowCtr(data.pairs, data.gain.curve, thresholds).map(({ url, figures, expected_ctr, queries }) => ({
      url,
      observed: writeText`CTR ${describePercentage(figures.ctr)} at position ${figures.position}, ${figures.impressions} impressions, mostly for "${queries[0]}"`,
      expected: `CTR ${describePercentage(expected_ctr)} by ${data.gain.name}`,
    }));
  },
};
