import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findCannibalized } from '../../../search/analysis/signals/find-cannibalized.js';
import type { SiteCheck } from '../check.js';
import { foldQueries } from '../fold-queries.js';

export const gscCannibalisation: SiteCheck = {
  id: 'gsc/cannibalisation',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: ['search_data.pairs'],
  measured_over: 'html_pages',
  title: 'Keyword cannibalization in search results',
  why: 'Search engines switch between several pages of the site for one query, so that none of them collects what all together deserve.',
  fix: 'Choose one page for the query; merge the others into it, or give them a subject of their own and link from them to it.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 2,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.pairs) return [];
    return foldQueries(
      findCannibalized(data.pairs, site, thresholds),
      ({ pages: [first] }) => first?.page ?? site.start_url,
      ({ query, pages, figures }) =>
        writeText`"${query}" is shown with ${pages.length} pages (${figures.impressions} impressions)`,
      (cases) => ({
        expected: 'one page for one query',
        related_urls: [...new Set(cases.flatMap(({ pages: [, ...others] }) => others.map(({ page }) => page)))],
      }),
    );
  },
};
