import type { Issue } from '../../audits/issue.js';
import type { FoundCause } from './found-cause.js';

/** Issues that say which of their findings follow from which cause; those that nothing explains stay as they are. */
export function noteExplanations(issues: readonly Issue[], causes: readonly FoundCause[]): Issue[] {
  return issues.map((issue) => {
    const explained = causes.flatMap(({ id, check_ids: [lead], findings, explains: { symptoms } }) => {
      const count =
        lead === issue.check_id ? findings : symptoms.find(({ check_id }) => check_id === issue.check_id)?.findings;
      return count === undefined ? [] : [{ cause_id: id, findings: count }];
    });
    return explained.length === 0 ? issue : { ...issue, explained_by: explained };
  });
}
