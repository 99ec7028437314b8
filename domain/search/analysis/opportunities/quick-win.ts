import type { OpportunityDraft, OpportunityEvidence } from '../search-opportunity.js';
import { findStrikingDistance, type StrikingQuery } from '../signals/find-striking-distance.js';
import { missingQueryWords } from '../signals/missing-query-words.js';
import { estimateConfidence } from './estimate-confidence.js';
import type { OpportunityFinder, OpportunityInput } from './opportunity-finder.js';
import { draftStriking, isQuickWin } from './striking-distance.js';

const NOT_CRAWLED =
  'The page is on the first page of results for this query. It has not been crawled yet: whether its title and main heading name the query is not known.';
const PART_NAMES = { title: 'title', h1: 'main heading' } as const;

/**
 * Queries at positions 4 to 10 whose page does not say them in title and main heading. A page that was not crawled may say
 * them: the opportunity is inferred then.
 */
export const quickWin: OpportunityFinder = {
  kind: 'quick_win',
  needs: ['pairs'],
  why: 'The page is on the first page of results for a query that its title or main heading does not name: naming it is quick and tells people and search engines that this is the answer.',
  find: (input) =>
    findStrikingDistance(input.pairs ?? [], input.gain, input.thresholds)
      .filter((found) => isQuickWin(found, input))
      .map((found) => quickDraft(found, input)),
  whyOf: ({ basis }) => (basis === 'inferred' ? NOT_CRAWLED : null),
  titleOf: ({ query, url, basis }) =>
    basis === 'inferred'
      ? `Check whether ${url} names "${query}" in title and main heading: not crawled yet`
      : `Name "${query}" in title and main heading of ${url}`,
  stepsOf: ({ query, evidence, basis }) => [
    ...evidence
      .filter(({ source }) => source === 'crawl')
      .map(({ name, value }) => `${name}: ${value}.`.replace(/^./, (first) => first.toUpperCase())),
    ...(basis === 'inferred'
      ? [`Check whether title and main heading name "${query}", or run an audit, which checks it for you.`]
      : []),
    `Put "${query}" into both where ${basis === 'inferred' ? 'they lack it and ' : ''}it reads well, and answer it in the first paragraph.`,
    'Check its position after four weeks.',
  ],
  effortOf: () => 1,
  phaseOf: () => 1,
};

function quickDraft(found: StrikingQuery, { crawl }: OpportunityInput): OpportunityDraft {
  const page = crawl?.by_url.get(found.page);
  const missing = page?.is_html ? missingQueryWords(found.query, page) : [];
  const basis = missing.length > 0 ? 'measured' : 'inferred';
  const draft = draftStriking(found);
  const evidence = missing.map(
    ({ part, words }): OpportunityEvidence => ({
      name: `words missing from the ${PART_NAMES[part]}`,
      value: words.join(', '),
      source: 'crawl',
    }),
  );
  return {
    ...draft,
    kind: 'quick_win',
    evidence: [...draft.evidence, ...evidence],
    confidence: estimateConfidence(found.impressions, basis),
    basis,
  };
}
