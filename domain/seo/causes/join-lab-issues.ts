import type { Issue } from '../../audits/issue.js';
import { searchLoss } from '../../audits/search-loss.js';
import type { Symptom } from './cause-facts.js';
import type { FoundCause } from './found-cause.js';

export interface JoinedLabIssues {
  /** The same causes, with the measurements that follow from them among their symptoms. */
  causes: FoundCause[];
  /** Issues that no cause explains. */
  issues: Issue[];
}

/** The measured page speaks for the site, as for an issue without a cause (see estimate-cost). */
const LAB_CERTAINTY = 0.7;

/**
 * Joins Lighthouse's measurements to the causes that were seen in the crawl, which the lab does not know: an issue
 * belongs to the first cause on whose pages it was measured. A cause then costs at least what its measurements cost.
 */
export function joinLabIssues(causes: readonly FoundCause[], issues: readonly Issue[]): JoinedLabIssues {
  const taken = new Set<Issue>();
  const joined = causes.map((cause) => {
    const found = issues.filter((issue) => !taken.has(issue) && isFollowing(issue, cause));
    for (const issue of found) taken.add(issue);
    return found.length === 0 ? cause : addSymptoms(cause, found);
  });
  return { causes: joined, issues: issues.filter((issue) => !taken.has(issue)) };
}

function isFollowing({ check_id: id, sample }: Issue, { lab }: FoundCause): boolean {
  if (!lab?.check_ids.includes(id)) return false;
  const pages = new Set(lab.pages);
  return sample.length > 0 && sample.every(({ url }) => pages.has(url));
}

function addSymptoms(cause: FoundCause, found: readonly Issue[]): FoundCause {
  const symptoms = found.map(
    ({ check_id, title, affected_count }): Symptom => ({ check_id, title, findings: affected_count }),
  );
  const count = symptoms.reduce((sum, { findings }) => sum + findings, 0);
  const { explains, check_ids, page_share: share, loss, certainty } = cause;
  const heaviest = Math.max(...found.map(searchLoss)) * LAB_CERTAINTY;
  const own = share * loss * certainty;
  return {
    ...cause,
    check_ids: [...check_ids, ...symptoms.map(({ check_id }) => check_id)],
    explains: { findings: explains.findings + count, symptoms: [...explains.symptoms, ...symptoms] },
    ...(heaviest > own && { page_share: 1, loss: Math.max(...found.map(searchLoss)), certainty: LAB_CERTAINTY }),
  };
}
