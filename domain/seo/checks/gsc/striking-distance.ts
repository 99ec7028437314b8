import { round } from '../../../base/statistics/round.js';
import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findStrikingDistance } from '../../../search/analysis/signals/find-striking-distance.js';
import type { SiteCheck } from '../check.js';
import { foldQueries } from '../fold-queries.js';

export const gscStrikingDistance: SiteCheck = {
  id: 'gsc/striking-distance',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: ['search_data.pairs'],
  measured_over: 'html_pages',
  title: 'Striking-distance query',
  why: 'Most clicks go to the first results. The page is close enough that a better answer and a few links can lift it there.',
  fix: 'Add to the page what the results above it answer, and link to it from pages on the same subject.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 4,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.pairs) return [];
    return foldQueries(
      findStrikingDistance(data.pairs, data.gain, thresholds),
      ({ page }) => page,
      ({ query, position, impressions }) =>
        writeText`"${query}" at position ${round(position ?? 0, 1)} with ${impressions} impressions`,
      ([best]) => ({
        expected: best?.gain
          ? writeText`about ${best.gain.expected} more clicks in ${best.gain.per_days} days by the first, at most ${best.gain.high}`
          : 'a place further up',
      }),
    );
  },
};
