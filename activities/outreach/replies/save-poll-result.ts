import { resultKey } from '../../../domain/operations/artifact-keys.js';
import type { PollResult } from '../../../domain/outreach/replies/poll-result.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ReplyDeps } from './reply-deps.js';

export interface SavePollResultInput {
  operation: { id: string; user_id: OwnerId };
  /** Counts the replies of this campaign alone. */
  campaign_id: string | null;
  /** ISO 8601: replies that were stored since are what this poll, or one beside it, has found. */
  started_at: string;
  failed: number;
  more: boolean;
  errors: PollResult['errors'];
}

/** Stores what the poll has found; counted in the store, so that a worker's death changes nothing. Run again it overwrites itself. */
export async function savePollResult(
  { replies, artifacts }: Pick<ReplyDeps, 'replies' | 'artifacts'>,
  { operation, campaign_id, started_at, failed, more, errors }: SavePollResultInput,
): Promise<{ replies_found: number }> {
  const replies_found = await replies.countSince(operation.user_id, new Date(started_at), campaign_id);
  const result: PollResult = { replies_found, failed, more, errors };
  await artifacts.put(operation.user_id, resultKey(operation.id), result);
  return { replies_found };
}
