import { MAX_MEMBERS } from './workspace.js';

/** What one workspace may have; the operator of the installation can set it for each. */
export interface WorkspaceLimits {
  members: number;
  sites: number;
  /** Unfinished operations that people started, email queues aside; null: each kind has its usual bound alone. */
  running_operations: number | null;
}

/** Of workspaces that the operator says nothing of. */
export const USUAL_LIMITS: WorkspaceLimits = { members: MAX_MEMBERS, sites: 50, running_operations: null };
