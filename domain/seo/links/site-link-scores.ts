import type { PageSummary } from '../artifacts/page-summary.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { type LinkScoreOptions, linkScoreSteps } from './link-scores.js';
import { runSteps, type Steps } from './run-steps.js';

/**
 * The uses of scores: `shown` beside pages, where copies are one page with their canonical; `worth` is the value of
 * pages relative to one another. A page that the server fails to send still counts as a page; one that is gone does
 * not. Canonicals are ignored there: a page with a wrong canonical is worth what its links give it.
 */
export const LINK_SCORE_USES = {
  shown: { isScored: isHtml200Summary, mergesCanonicals: true },
  worth: { isScored: isWorthSomething, mergesCanonicals: false },
} as const satisfies Record<string, LinkScoreOptions>;
export type LinkScoreUse = keyof typeof LINK_SCORE_USES;

type CrawledPages = { pages: readonly PageSummary[]; by_url: ReadonlyMap<string, PageSummary> };
type Scores = ReadonlyMap<string, number>;

/** By the pages of a crawl, which are the same where a site is looked at in another way. */
const FOUND: Readonly<Record<LinkScoreUse, WeakMap<readonly PageSummary[], Scores>>> = {
  shown: new WeakMap(),
  worth: new WeakMap(),
};

/** Whether a page can lose value in search. */
export function isWorthSomething(page: PageSummary): boolean {
  return isHtml200Summary(page) || !page.allowed_by_robots || page.status >= 500 || page.error !== null;
}

/** The link scores of a crawl (see link-scores), computed once for each use. */
export function siteLinkScores(site: CrawledPages, use: LinkScoreUse): Scores {
  return runSteps(siteLinkScoreSteps(site, use));
}

/** The same in steps; later readers find them. */
export function* siteLinkScoreSteps(site: CrawledPages, use: LinkScoreUse): Steps<Scores> {
  const known = FOUND[use].get(site.pages);
  if (known) return known;
  const scores = yield* linkScoreSteps(site, LINK_SCORE_USES[use]);
  FOUND[use].set(site.pages, scores);
  return scores;
}
