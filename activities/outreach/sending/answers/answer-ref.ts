import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

/** Names an answer that is to leave; its text stays in the store. */
export interface AnswerRef {
  user_id: OwnerId;
  thread_id: string;
  attempt_id: string;
}
