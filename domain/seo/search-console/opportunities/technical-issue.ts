import type { OpportunityDraft } from '../search-opportunity.js';
import { needSet } from '../sets/row-set.js';
import { findTrafficIssues } from '../signals/find-traffic-issues.js';
import { figureEvidence } from './figure-evidence.js';
import type { OpportunityFinder } from './opportunity-finder.js';

/** Pages with clicks that the crawl found closed, broken, moved or without a link: what they bring is at stake. */
export const technicalIssue: OpportunityFinder = {
  kind: 'technical_issue',
  needs: ['pages'],
  needs_crawl: true,
  why: 'People come to this page from search, and the site has since closed, broken or hidden it: its clicks will go unless that is mended.',
  find: ({ data, crawl }) => {
    if (!crawl) return [];
    const pages = needSet(data, 'pages').flatMap(({ key, current }) =>
      current === null ? [] : [{ url: key, figures: current }],
    );
    const issues = findTrafficIssues(pages, crawl).filter(({ issue }) => !MEANT.has(issue));
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
  titleOf: (draft) =>
    `Mend ${draft.url}, which people come to from search: it ${faultOf(draft)?.value ?? 'has a fault'}`,
  stepsOf: (draft) => [
    `The crawl saw that it ${faultOf(draft)?.value ?? 'has a fault'}; open ${draft.url} and see whether that is meant.`,
    STEPS[faultOf(draft)?.name ?? ''] ?? 'Mend it, or redirect it to the page that took its place.',
    'Ask for it to be indexed again in Search Console.',
  ],
  effortOf: () => 0.5,
  phaseOf: () => 1,
};

/** A page that moved keeps bringing clicks for a while, and nothing is lost. */
const MEANT: ReadonlySet<string> = new Set(['redirect', 'canonicalised']);

const STEPS: Record<string, string> = {
  noindex: 'Take the noindex away, or redirect the page to what took its place.',
  blocked_by_robots: 'Allow it in robots.txt.',
  not_crawled: 'Link to it from where it belongs, and list it in the sitemap.',
};

/** The last piece of evidence says what is wrong. */
function faultOf({ evidence }: OpportunityDraft) {
  return evidence.find(({ source }) => source === 'crawl');
}
