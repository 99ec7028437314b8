import { round } from '../../../base/statistics/round.js';
import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findStrikingDistance } from '../../../search/analysis/signals/find-striking-distance.js';
import { missingQueryWords } from '../../../search/analysis/signals/missing-query-words.js';
import type { SiteCheck } from '../check.js';
import { foldQueries } from '../fold-queries.js';

export const gscQuickWin: SiteCheck = {
  id: 'gsc/quick-win',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['search_data.pairs'],
  measured_over: 'html_pages',
  title: 'Query missing from title and H1',
  why: 'The page is on the first page of results for a query that its title or main heading does not name: naming it is quick and tells people that this is the answer.',
  fix: 'Put the query into title and main heading where it reads well.',
  reference: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.pairs) return [];
    const bounds = { ...thresholds, search_position_last: thresholds.search_quick_win_last };
    const cases = findStrikingDistance(data.pairs, data.gain, bounds).flatMap((found) => {
      const page = site.by_url.get(found.page);
      const missing = page?.is_html ? missingQueryWords(found.query, page) : [];
      return missing.length > 0 ? [{ ...found, missing }] : [];
    });
    return foldQueries(
      cases,
      ({ page }) => page,
      ({ query, position, impressions, missing }) => {
        const lacks = missing.map(({ part, words }) => `${part} lacks ${words.join(', ')}`).join('; ');
        return writeText`"${query}" at position ${round(position ?? 0, 1)} with ${impressions} impressions: ${lacks}`;
      },
      () => ({ expected: 'the query in title and h1' }),
    );
  },
};
