import { round } from '../base/statistics/round.js';
import { plural } from '../base/text/plural.js';
import type { Issue } from './issue.js';
import { BULK_FACTOR, DAYS_PER_WEEK, HOURS_PER_DAY, MIN_EFFORT_DAYS, WEEK_FROM_DAYS } from './ranking-constants.js';
import type { Recommendation } from './recommendation.js';
import type { IssueFamily } from './recommendation-families.js';
import { isWrittenWork } from './written-work.js';

export interface Effort {
  days: number;
  /** What the days rest on. */
  basis: string;
}

type Fixed = Pick<Issue, 'check_id' | 'effort_hours' | 'root_cause_count' | 'templates' | 'affected_pages'>;

/**
 * The work of fixing an issue, by its root causes and not by its pages:
 *
 *   hours = effort of the check × (single causes + templates + 0.2 × further causes in templates)
 *
 * The share of causes in templates is that of failing pages under path patterns with five or more of them. A fix in a
 * template is found, decided and released once; each further text costs a fifth. Work on the text of each page is the
 * same for the hundredth as for the first.
 */
export function estimateIssueHours({
  check_id,
  effort_hours: hours,
  root_cause_count,
  templates = [],
  affected_pages,
}: Fixed): number {
  const causes = Math.max(1, root_cause_count);
  if (isWrittenWork(check_id)) return hours * causes;
  const inTemplates = templates.reduce((sum, { pages }) => sum + pages, 0);
  // A page may have several causes, and a cause several pages: the smaller number says how many places there are.
  const places = Math.max(1, inTemplates, Math.min(affected_pages, causes));
  const share = inTemplates / places;
  const grouped = causes * share;
  const whole = Math.min(templates.length, grouped);
  return hours * (causes - grouped + whole + BULK_FACTOR * (grouped - whole));
}

/**
 * The work of a family: its largest issue counts whole, the others at a fifth each, since the place and the release are
 * shared.
 */
export function estimateEffort({ lead, others }: IssueFamily): Effort {
  const hours = [lead, ...others].map(estimateIssueHours).sort((one, other) => other - one);
  const [most = 0, ...rest] = hours;
  const days = (most + BULK_FACTOR * rest.reduce((sum, one) => sum + one, 0)) / HOURS_PER_DAY;
  const causes = plural(Math.max(1, lead.root_cause_count), 'root cause');
  const named = (isWrittenWork(lead.check_id) ? [] : (lead.templates ?? [])).slice(0, 2).map(({ pattern }) => pattern);
  const bulk = named.length > 0 && lead.root_cause_count > 1 ? `, those of ${named.join(' and ')} in bulk` : '';
  const joined = others.length > 0 ? `, and ${plural(others.length, 'related check')}` : '';
  return { days, basis: `${causes} at ${lead.effort_hours} h${bulk}${joined}` };
}

/** Days to one decimal, weeks from ten days on. */
export function roundEffort(days: number): Recommendation['effort'] {
  if (days >= WEEK_FROM_DAYS) return { value: round(days / DAYS_PER_WEEK, 1), unit: 'weeks' };
  return { value: Math.max(MIN_EFFORT_DAYS, round(days, 1)), unit: 'days' };
}
