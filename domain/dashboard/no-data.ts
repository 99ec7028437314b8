/** Nothing was collected yet, and what would bring it about. */
export interface NothingYet {
  status: 'no_data';
  reason: string;
  next_step: string;
}

export function nothingYet(reason: string, next_step: string): NothingYet {
  return { status: 'no_data', reason, next_step };
}

/** What there is nothing for, in the words that every part of the dashboard uses. */
export const NOTHING = {
  site: nothingYet('No site is watched yet', 'Add one with POST /api/seo-dashboard/sites'),
  audit: nothingYet('The site was never audited', 'Start one with POST /api/seo/enterprise/complete-audit'),
  search: nothingYet(
    'No search data were analysed for this site',
    'Connect Search Console with GET /api/integrations/searchconsole/connect, then POST /api/seo/searchconsole/analyze-search-performance',
  ),
  traffic: nothingYet(
    'Neither search data nor visits were read for this site',
    'Connect Search Console or Google Analytics with GET /api/integrations/{platform}/connect, then POST /api/seo-dashboard/refresh',
  ),
  speed: nothingYet('No audit measured the site on a phone', 'Start one with POST /api/seo/enterprise/quick-audit'),
} as const;
