import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { bestPairs } from '../../../search/analysis/signals/best-pairs.js';
import { findLongTail } from '../../../search/analysis/signals/find-long-tail.js';
import type { SiteCheck } from '../check.js';
import { foldQueries } from '../fold-queries.js';

export const gscLongTail: SiteCheck = {
  id: 'gsc/long-tail',
  severity: 'info',
  component: 'content_strategy',
  scope: 'site',
  needs: ['search_data.queries', 'search_data.pairs'],
  measured_over: 'html_pages',
  title: 'New long-tail query',
  why: 'People begin to ask this, and the site is shown for it already. Long queries say exactly what is wanted and few pages answer them.',
  fix: 'Answer it in a section of its own under a heading with these words, or on a page of its own.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 3,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.has_previous || !data.queries || !data.pairs) return [];
    const pages = bestPairs(data.pairs);
    return foldQueries(
      findLongTail(data.queries, thresholds),
      ({ query }) => pages.get(query)?.page ?? site.start_url,
      ({ query, figures }) =>
        writeText`"${query}" with ${figures.impressions} impressions at position ${figures.position}, not seen before`,
    );
  },
};
