import { DomainError } from '../../domain/base/errors.js';
import { writeText } from '../../domain/base/text/write-text.js';
import { imageKey } from '../../domain/operations/artifact-keys.js';
import { MAX_IMAGE_BYTES } from '../../domain/seo/images/find-image-error.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import { fetchByRobots } from './robots/fetch-by-robots.js';
import type { RobotsFetchDeps } from './robots/robots-cache.js';

const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/*;q=0.8';

export interface FetchImageInput {
  operation: { id: string; user_id: OwnerId };
  url: string;
}

/**
 * Fetches an image that the user named, as robots.txt allows. Changes: stores its bytes. Twice: replaces them.
 * @throws DomainError when it is forbidden, cannot be had or is too large
 */
export async function fetchImage(
  deps: RobotsFetchDeps & { artifacts: Pick<ArtifactsRepository, 'putPacked'> },
  { operation, url: given }: FetchImageInput,
  signal: AbortSignal,
): Promise<{ url: string }> {
  const options = { accept: ACCEPT, maxBytes: MAX_IMAGE_BYTES + 1, signal };
  const { url, facts, body } = await fetchByRobots(deps, given, options);
  if (facts.truncated || (body?.length ?? 0) > MAX_IMAGE_BYTES)
    throw new DomainError('invalid_input', writeText`The image has more than ${MAX_IMAGE_BYTES} bytes`);
  if (!body || body.length === 0) throw new DomainError('no_data', `${url} is empty`);
  await deps.artifacts.putPacked(operation.user_id, imageKey(operation.id), body);
  return { url };
}
