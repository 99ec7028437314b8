import { PLATFORMS } from '../../domain/search/connection.js';
import { type ConnectionEnds, connectionEndKey } from '../../domain/search/ended-connection.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';

/** When a user's connections were ended, of those that were. */
export async function loadConnectionEnds(
  artifacts: Pick<ArtifactsRepository, 'getMany'>,
  userId: OwnerId,
): Promise<ConnectionEnds> {
  const found = await artifacts.getMany<{ ended_at: string }>(userId, PLATFORMS.map(connectionEndKey));
  const ends = PLATFORMS.flatMap((platform) => {
    const end = found.get(connectionEndKey(platform));
    return end ? [[platform, end.ended_at] as const] : [];
  });
  return Object.fromEntries(ends);
}
