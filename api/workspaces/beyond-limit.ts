import { writeText } from '../../domain/base/text/write-text.js';
import type { WorkspaceLimits } from '../../domain/workspaces/workspace-limits.js';
import { HttpError } from '../http/http-error.js';

const WORDS: Record<keyof WorkspaceLimits, string> = {
  members: 'members',
  sites: 'sites',
  running_operations: 'unfinished operations',
};

/** What a limit of the workspace refuses: it names the limit, what it is set to, and the way out. */
export function beyondLimit(limit: keyof WorkspaceLimits, most: number): HttpError {
  const detail = writeText`This workspace may have ${most} ${WORDS[limit]} (limit ${limit}).`;
  if (limit === 'running_operations')
    return HttpError.tooManyRequests(RETRY_S, `${detail} Wait for one to finish, or cancel one.`);
  return new HttpError(409, {
    detail: `${detail} Remove one first, or ask the operator of this installation for more.`,
  });
}

const RETRY_S = 60;
