import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

export const CLASSIFY_REPLIES = 'classifyReplies';

export interface ClassifyRepliesInput {
  user_id: OwnerId;
  reply_ids: string[];
}

/** One for each poll; several polls may have some of their own at the same time. */
export function classifyRepliesId({ user_id }: ClassifyRepliesInput, poll: string): string {
  return `classify-replies:${user_id}:${poll}`;
}
