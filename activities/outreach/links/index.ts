import { runActivity } from '../../run-activity.js';
import { claimLinkChecks } from './claim-link-checks.js';
import type { LinkWatchDeps } from './link-watch-deps.js';
import { type RecordRenderedInput, recordRendered } from './record-rendered.js';

export { createLinkRecorder } from './recording/create-link-recorder.js';

/** Which placed links are checked next; visiting their pages is done where pages are visited. */
export function createLinkWatchActivities(deps: LinkWatchDeps) {
  return {
    claimLinkChecks: runActivity((_input: Record<string, never>) => claimLinkChecks(deps)),
    recordRendered: runActivity((input: RecordRenderedInput) => recordRendered(deps, input)),
  };
}

export type LinkWatchActivities = ReturnType<typeof createLinkWatchActivities>;
