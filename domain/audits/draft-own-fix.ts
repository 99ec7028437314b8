import { plural } from '../base/text/plural.js';
import type { Severity } from '../seo/checks/check.js';
import { type Draft, draftFix, type FixSources } from './draft-recommendation.js';
import { notEstimated } from './estimate-impact.js';
import type { Issue } from './issue.js';
import type { Priority } from './recommendation.js';
import type { IssueFamily } from './recommendation-families.js';

const PRIORITIES: Readonly<Record<Severity, Priority>> = {
  critical: 'High',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Low',
};

/**
 * The recommendation for a check of the user's own. What it is worth in search is not known: the severity that its author
 * gave it is its priority, and among others of that priority it is ranked like a check of the catalog of this severity.
 */
export function draftOwnFix(group: IssueFamily, sources: FixSources): Draft {
  const draft = draftFix(group, sources);
  return {
    ...draft,
    title: titleWithPages(group.lead),
    priority: PRIORITIES[group.lead.severity],
    impact: notEstimated('not estimated: what a check of your own is worth in search is not known'),
    search_cost: null,
  };
}

/** "Your rule “Price present” fails on 12 pages", "Your filter “Thin posts” finds 12 pages". */
function titleWithPages({ title, affected_pages: pages, measured_over: over }: Issue): string {
  const counted = plural(pages, 'page');
  return over === 'html_pages' ? `${title} on ${counted}` : `${title.replace(/ pages$/, '')} ${counted}`;
}
