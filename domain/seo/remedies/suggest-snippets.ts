import type { Issue } from '../audit/issue.js';
import type { Snippet } from '../audit/recommendation.js';
import type { SiteFacts } from '../improvements/improvement.js';

export function suggestSnippets(_issues: readonly Issue[], _facts: SiteFacts): Snippet[] {
  return [];
}
