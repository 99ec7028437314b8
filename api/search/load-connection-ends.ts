import { PLATFORMS } from '../../domain/search/connection.js';
import { type ConnectionEnds, connectionEndKey } from '../../domain/search/ended-connection.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';

/** When a user's connections were ended, of those that were. */
export async function loadConnectionEnds(
  artifacts: Pick<ArtifactsRepository, 'get'>,
  userId: OwnerId,
): Promise<ConnectionEnds> {
  const found = await Promise.all(
    PLATFORMS.map(async (platform) => {
      const end = await artifacts.get<{ ended_at: string }>(userId, connectionEndKey(platform));
      return end === null ? [] : [[platform, end.ended_at] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
