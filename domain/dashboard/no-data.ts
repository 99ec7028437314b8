/** No data was collected yet, and what would provide it. */
export interface NoData {
  status: 'no_data';
  reason: string;
  next_step: string;
}

export function noData(reason: string, next_step: string): NoData {
  return { status: 'no_data', reason, next_step };
}

/** As one text, for responses with nothing else. */
export function describeNoData({ reason, next_step }: Pick<NoData, 'reason' | 'next_step'>): string {
  return `${reason}. ${next_step}`;
}

/** Health is based on complete audits: quick ones leave content out. */
const COMPLETE_AUDIT = 'Start one with POST /api/seo/enterprise/complete-audit';

/** What there is nothing for, in the words that every part of the dashboard uses. */
export const NOTHING = {
  site: noData('No site is watched yet', 'Add one with POST /api/seo-dashboard/sites'),
  audit: noData('No audit of the site is known yet', COMPLETE_AUDIT),
  health: noData('No complete audit has measured the health of the site yet', COMPLETE_AUDIT),
  search: noData(
    'No search data were analyzed for this site',
    'Connect Search Console with GET /api/integrations/searchconsole/connect, then POST /api/seo/searchconsole/analyze-search-performance',
  ),
  shown: noData(
    'The site was not shown in search in the period that was analyzed',
    'Choose a longer one with POST /api/seo/searchconsole/analyze-search-performance',
  ),
  page: noData('This page was not analyzed yet', 'Analyze it with POST /api/seo-dashboard/analyze-comprehensive'),
  schedule: noData(
    'Audits of the site are not scheduled',
    'Schedule audits with POST /api/seo-dashboard/sites/{site_id}/schedule',
  ),
  traffic: noData(
    'Neither search data nor visits were read for this site',
    'Connect Search Console or Google Analytics with GET /api/integrations/{platform}/connect, then POST /api/seo-dashboard/refresh',
  ),
  speed: noData('No complete audit has measured the site on a phone yet', COMPLETE_AUDIT),
} as const;
