import { writeText } from '../../../base/text/write-text.js';
import type { OpportunityDraft } from '../search-opportunity.js';
import { needSet } from '../sets/row-set.js';
import { findTrafficIssues } from '../signals/find-traffic-issues.js';
import { findFixStep, isHarmfulIssue } from '../signals/fix-traffic-issue.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Pages with clicks that the crawl found closed, broken, moved or without a link: their clicks are at risk. */
export const technicalIssue: OpportunityFinder = {
  kind: 'technical_issue',
  needs: ['pages'],
  needs_crawl: true,
  why: 'People come to this page from search, and the site has since closed, broken or hidden it: its clicks will go unless that is fixed.',
  find: ({ data, crawl }) => {
    if (!crawl) return [];
    const pages = needSet(data, 'pages').flatMap(({ key, current }) =>
      current === null ? [] : [{ url: key, figures: current }],
    );
    const issues = findTrafficIssues(pages, crawl).filter(({ issue }) => isHarmfulIssue(issue));
    return issues.map(
      ({ url, issue, detail, ...figures }): OpportunityDraft => ({
        kind: 'technical_issue',
        query: null,
        url,
        related_urls: [],
        figures,
        previous: null,
        evidence: [...figureEvidence(figures), { name: issue, value: detail, source: 'crawl' }],
        // They are not won but kept.
        estimated_click_gain: null,
        // Both sides were seen; what is left is that the site may have changed since the crawl.
        confidence: 0.9,
        basis: 'measured',
      }),
    );
  },
  titleOf: (draft) => `Fix ${draft.url}, which people come to from search: ${faultOf(draft).seen}`,
  stepsOf: (draft) => [
    `The crawl saw that ${faultOf(draft).seen}; open ${draft.url} and see whether that is meant.`,
    faultOf(draft).step,
    'Ask for it to be indexed again in Search Console.',
  ],
  effortOf: () => 0.5,
  phaseOf: () => 1,
};

/** The piece of evidence that the crawl gave says what is wrong. */
function faultOf({ evidence }: OpportunityDraft): { seen: string; step: string } {
  const { name, value } = evidence.find(({ source }) => source === 'crawl') ?? { name: '', value: 'has an error' };
  return {
    // Of a page that was not crawled the others say what is wrong.
    seen: name === 'not_crawled' ? String(value) : writeText`it ${value}`,
    step: findFixStep(isHarmfulIssue(name) ? name : 'client_error'),
  };
}
