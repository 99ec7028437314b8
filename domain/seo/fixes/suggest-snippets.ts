import type { Issue } from '../../audits/issue.js';
import type { Snippet } from '../../audits/recommendation.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { ALL_FIXES } from './all-fixes.js';

const MAX_SNIPPETS = 5;
/** Longer code belongs into a generator, not into a report. */
const MAX_CODE_CHARS = 6000;

/**
 * Up to five snippets that fix what some issues found, each fix in turn: first one snippet of every fix that has any,
 * then their second ones, and so on. `id` adds the fixes of an improvement.
 */
export function suggestSnippets(issues: readonly Issue[], facts: SiteFacts, id?: string): Snippet[] {
  const written = ALL_FIXES.flatMap(({ check_ids: ids, write }) => {
    const own = issues.filter(({ check_id }) => ids.includes(check_id));
    const asked = own.length > 0 || (id !== undefined && ids.includes(id));
    if (!asked) return [];
    const check_ids = own.map(({ check_id }) => check_id);
    const usable = write(own, facts).filter(({ code }) => code !== '' && code.length <= MAX_CODE_CHARS);
    // A snippet that is a part of the work alone says so itself.
    return [usable.map((snippet) => ({ ...snippet, check_ids: snippet.check_ids ?? check_ids }))];
  });
  const longest = Math.max(0, ...written.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) => written.flatMap((snippets) => snippets[turn] ?? []));
  return turns.flat().slice(0, MAX_SNIPPETS);
}
