import { round } from '../base/statistics/round.js';
import { plural } from '../base/text/plural.js';
import { writeText } from '../base/text/write-text.js';
import type { FoundCause } from '../seo/causes/found-cause.js';
import type { PageWeights } from '../seo/causes/page-weights.js';
import { reachOfCheck } from '../seo/scoring/reach-of-check.js';
import type { SubjectCounts } from '../seo/scoring/subject-counts.js';
import type { Issue } from './issue.js';
import { searchLoss } from './search-loss.js';

/** How much of what the site can win in search an error takes from it: what recommendations are ranked by. */
export interface Cost {
  /** Percent of the site's value in search, 0–100. */
  percent: number;
  /** The pages it touches, weighted, 0–1. */
  share: number;
  basis: string;
}

/** What one check says is a rule; whether it holds for this page only its owner knows. */
const CERTAINTY = 0.7;
const HINT_CERTAINTY = 0.3;

/**
 * cost = share of pages, weighted by clicks or else by link score × loss of such a page × certainty. The weight of the sampled
 * pages speaks for those that are not in the sample. Of what a template repeats the share is that of the score: see
 * scoring/reach-of-check.
 */
export function estimateCost(issue: Issue, counts: SubjectCounts, weights: PageWeights): Cost {
  const { check_id, measured_over: over, affected_pages: affected, severity } = issue;
  const measured = over === 'site' ? 1 : Math.max(1, counts[over] ?? 1);
  const plain = over === 'site' ? 1 : Math.min(1, affected / measured);
  const sampled = [...new Set(issue.sample.map(({ url }) => url))];
  // What links lose is weighed by the linking pages already.
  const known = reachOfCheck(check_id) === null ? undefined : counts.shares?.[check_id];
  const share = over === 'site' ? 1 : (known ?? Math.min(1, plain * weights.relativeWeight(sampled)));
  const certainty = severity === 'info' ? HINT_CERTAINTY : CERTAINTY;
  const reach =
    over === 'site'
      ? 'the site as a whole'
      : writeText`${Math.min(affected, measured)} of ${plural(measured, nounOf(over))}`;
  return toCost(share, searchLoss(issue), certainty, reach);
}

export function costOfCause({ page_share: share, loss, certainty, pages }: FoundCause): Cost {
  return toCost(share, loss, certainty, plural(pages, 'page'));
}

function toCost(share: number, loss: number, certainty: number, reach: string): Cost {
  return {
    percent: 100 * share * loss * certainty,
    share: round(share, 4),
    basis: `${reach}, ${percentOf(share)} of the site by weight; assumed loss of such a page ${percentOf(loss)}, certainty ${percentOf(certainty)}`,
  };
}

function percentOf(share: number): string {
  const percent = share * 100;
  return `${percent >= 10 ? Math.round(percent) : round(percent, 2)}%`;
}

function nounOf(over: Issue['measured_over']): string {
  return over === 'resources' ? 'resource' : 'page';
}
