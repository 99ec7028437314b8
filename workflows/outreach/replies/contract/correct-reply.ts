import type { ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

export const CORRECT_REPLY = 'correctReply';

export interface CorrectReplyInput {
  user_id: OwnerId;
  reply_id: string;
  classification: ReplyClass;
}

/** Each correction is a separate run: the last one to reach the store is kept. */
export function correctReplyWorkflowId({ user_id, reply_id }: CorrectReplyInput, requestId: string): string {
  return `correct-reply:${user_id}:${reply_id}:${requestId}`;
}
