import type { PendingLink } from '../../../../domain/outreach/links/pending-link.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { workPriority } from '../../../contract/work-priority.js';

/** What a Schedule starts: checks all links that are due, then ends. */
export const WATCH_LINKS = 'watchLinks';
/** Checks one link at once. */
export const CHECK_PLACED_LINK = 'checkPlacedLink';
/** Has a browser look at pages that do not have their links in what the server sends. */
export const RENDER_LINKS = 'renderLinks';

export interface CheckPlacedLinkInput {
  user_id: OwnerId;
  link_id: string;
}

export interface RenderLinksInput {
  pending: PendingLink[];
}

const WATCH_ID = 'watch-links';

/** The Schedule, as Temporal's client takes it. */
export function watchLinksSchedule() {
  return {
    scheduleId: WATCH_ID,
    // A link that is added is checked at once by a run of its own; what is due daily can wait so long.
    spec: { intervals: [{ every: 300_000 }] },
    policies: { overlap: 'SKIP' as const, catchupWindow: '5 minutes' as const },
    action: {
      type: 'startWorkflow' as const,
      workflowType: WATCH_LINKS,
      workflowId: WATCH_ID,
      taskQueue: 'orchestration',
      args: [],
      priority: workPriority(null, 'scheduled'),
    },
  };
}

/** Requests for a link that is being checked join that check. */
export function checkPlacedLinkStart(input: CheckPlacedLinkInput) {
  return {
    workflow: CHECK_PLACED_LINK,
    workflowId: `check_placed_link:${input.user_id}:${input.link_id}`,
    taskQueue: 'orchestration',
    args: [input],
    workflowExecutionTimeout: '3 hours',
    priority: workPriority(input.user_id, 'asked'),
  } as const;
}
