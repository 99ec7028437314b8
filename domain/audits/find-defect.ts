import type { CompleteAudit } from './audit-result.js';
import type { Issue } from './issue.js';
import type { Recommendation } from './recommendation.js';

/**
 * The issue that a fix for several checks is about most, where its title says what to do ("Show the main content sooner")
 * and a sentence needs what is wrong ("Slow Largest Contentful Paint (LCP)"). Null for root causes and single checks, whose titles
 * say that themselves.
 */
export function findDefect(
  { cause, check_ids }: Pick<Recommendation, 'cause' | 'check_ids'>,
  components: CompleteAudit['components'],
): Issue | null {
  const [lead] = check_ids;
  if (cause || check_ids.length < 2) return null;
  for (const { issues } of Object.values(components)) {
    const issue = issues.find(({ check_id }) => check_id === lead);
    if (issue) return issue;
  }
  return null;
}
