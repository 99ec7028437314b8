import type { Issue } from '../../audits/issue.js';
import type { Snippet } from '../../audits/recommendation.js';
import type { SiteFacts } from '../improvements/improvement.js';

/** Text that fixes what some checks found. */
export interface Fix {
  check_ids: readonly string[];
  /** `issues` are those of its checks that were found, at least one. Empty when nothing certain can be written. */
  write(issues: readonly Issue[], facts: SiteFacts): Snippet[];
}
