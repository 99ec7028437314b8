/** Nothing was collected yet, and what would bring it about. */
export interface NothingYet {
  status: 'no_data';
  reason: string;
  next_step: string;
}

export function nothingYet(reason: string, next_step: string): NothingYet {
  return { status: 'no_data', reason, next_step };
}

/** In one text, for answers that have no more than that. */
export function sayNothing({ reason, next_step }: Pick<NothingYet, 'reason' | 'next_step'>): string {
  return `${reason}. ${next_step}`;
}

/** Health rests on complete audits: quick ones leave content out. */
const COMPLETE_AUDIT = 'Start one with POST /api/seo/enterprise/complete-audit';

/** What there is nothing for, in the words that every part of the dashboard uses. */
export const NOTHING = {
  site: nothingYet('No site is watched yet', 'Add one with POST /api/seo-dashboard/sites'),
  audit: nothingYet('No audit of the site is known yet', COMPLETE_AUDIT),
  health: nothingYet('No complete audit has measured the health of the site yet', COMPLETE_AUDIT),
  search: nothingYet(
    'No search data were analysed for this site',
    'Connect Search Console with GET /api/integrations/searchconsole/connect, then POST /api/seo/searchconsole/analyze-search-performance',
  ),
  shown: nothingYet(
    'The site was not shown in search in the period that was analysed',
    'Choose a longer one with POST /api/seo/searchconsole/analyze-search-performance',
  ),
  page: nothingYet('This page was not analysed yet', 'Analyse it with POST /api/seo-dashboard/analyze-comprehensive'),
  schedule: nothingYet(
    'Audits of the site are not scheduled',
    'Schedule audits with POST /api/seo-dashboard/sites/{site_id}/schedule',
  ),
  traffic: nothingYet(
    'Neither search data nor visits were read for this site',
    'Connect Search Console or Google Analytics with GET /api/integrations/{platform}/connect, then POST /api/seo-dashboard/refresh',
  ),
  speed: nothingYet('No complete audit has measured the site on a phone yet', COMPLETE_AUDIT),
} as const;
