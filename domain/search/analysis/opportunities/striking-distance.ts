import type { OpportunityDraft } from '../search-opportunity.js';
import { findStrikingDistance, type StrikingQuery } from '../signals/find-striking-distance.js';
import { missingQueryWords } from '../signals/missing-query-words.js';
import { estimateConfidence } from './estimate-confidence.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder, OpportunityInput } from './opportunity-finder.js';

const FIRST_PAGE = 10;

/** Queries that rank just below where clicks are; those that a word in the title would help are quick wins instead. */
export const strikingDistance: OpportunityFinder = {
  kind: 'striking_distance',
  needs: ['pairs'],
  why: 'Most clicks go to the first results. This query is close enough that a better answer and a few links can lift it there.',
  find: (input) =>
    findStrikingDistance(input.pairs ?? [], input.gain, input.thresholds)
      .filter((found) => !isQuickWin(found, input))
      .map(draftStriking),
  titleOf: ({ query, url }) => `Lift "${query}" towards the top: ${url}`,
  stepsOf: ({ query, url }) => [
    `Read what ranks above you for "${query}" and add to ${url} what it answers and yours does not.`,
    `Link to it from pages of the site on the same subject, with words of the query.`,
    'Check again after four weeks: the position should have moved before the clicks do.',
  ],
  effortOf: ({ figures }) => (isFirstPage(figures.position) ? 4 : 8),
  phaseOf: ({ figures }) => (isFirstPage(figures.position) ? 2 : 3),
};

export function draftStriking({ query, page, target_position, gain, ...figures }: StrikingQuery): OpportunityDraft {
  const { clicks, impressions, ctr, position } = figures;
  return {
    kind: 'striking_distance',
    query,
    url: page,
    related_urls: [],
    figures: { clicks, impressions, ctr, position },
    previous: null,
    evidence: [
      ...figureEvidence({ clicks, impressions, ctr, position }),
      { name: 'target_position', value: target_position, source: 'curve' },
    ],
    estimated_click_gain: gain,
    confidence: estimateConfidence(impressions, 'measured'),
    basis: 'measured',
  };
}

/** At the lower end of the first page, on a page that is not known to say the query in both title and heading. */
export function isQuickWin(
  { query, page, position }: StrikingQuery,
  { crawl, thresholds }: Pick<OpportunityInput, 'crawl' | 'thresholds'>,
): boolean {
  if (position === null || position > thresholds.search_quick_win_last) return false;
  const crawled = crawl?.by_url.get(page);
  return !crawled?.is_html || missingQueryWords(query, crawled).length > 0;
}

function isFirstPage(position: number | null): boolean {
  return position !== null && position <= FIRST_PAGE;
}
