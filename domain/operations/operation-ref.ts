import type { OwnerId } from '../workspaces/owner-id.js';

/** Names the record of an operation: part of every input of its workflow and its activities. */
export interface OperationRef {
  id: string;
  user_id: OwnerId;
}
