import { isDomainError } from '../../../domain/base/errors.js';
import type { Platform } from '../../../domain/search/connection.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';

export interface NoteOutcomeDeps {
  connections: Pick<ConnectionsRepository, 'noteSync'>;
  now(): Date;
}

/** Codes about the connection as a whole; a missing property says nothing about it. */
const OF_THE_CONNECTION = new Set(['rate_limited', 'dependency_unavailable', 'provider_missing']);

/** Notes at the connection how a conversation with its provider ended. */
export async function noteOutcome<Answer>(
  { connections, now }: NoteOutcomeDeps,
  userId: OwnerId,
  platform: Platform,
  talk: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await talk();
    await connections.noteSync(userId, platform, { at: now(), error: null });
    return answer;
  } catch (error) {
    await noteFailure({ connections, now }, userId, platform, error);
    throw error;
  }
}

export async function noteFailure(
  { connections, now }: NoteOutcomeDeps,
  userId: OwnerId,
  platform: Platform,
  error: unknown,
): Promise<void> {
  if (!isDomainError(error) || !OF_THE_CONNECTION.has(error.code)) return;
  await connections.noteSync(userId, platform, { at: now(), error: error.message });
}
