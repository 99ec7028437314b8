import { round } from '../../scoring/round.js';
import { checkData } from '../../search-console/check-data.js';
import { findStrikingDistance } from '../../search-console/signals/find-striking-distance.js';
import { missingQueryWords } from '../../search-console/signals/missing-query-words.js';
import type { SiteCheck } from '../check.js';

export const gscQuickWin: SiteCheck = {
  id: 'gsc/quick-win',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['search_data'],
  measured_over: 'html_pages',
  title: 'Page does not name what it is found for',
  why: 'The page stands on the first page of results for a query that its title or main heading does not name: naming it is quick and tells people that this is the answer.',
  fix: 'Put the query into title and main heading where it reads well.',
  reference: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data) return [];
    const bounds = { ...thresholds, search_position_last: thresholds.search_quick_win_last };
    return findStrikingDistance(data.pairs, data.gain, bounds).flatMap(
      ({ query, page: url, position, impressions }) => {
        const page = site.by_url.get(url);
        const missing = page?.is_html ? missingQueryWords(query, page) : [];
        if (missing.length === 0) return [];
        const lacks = missing.map(({ part, words }) => `${part} lacks ${words.join(', ')}`).join('; ');
        const shown = `"${query}" at position ${round(position ?? 0, 1)} with ${impressions} impressions`;
        return [{ url, observed: `${shown}: ${lacks}`, expected: 'the query in title and h1' }];
      },
    );
  },
};
