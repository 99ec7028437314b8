import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { runActivity } from '../run-activity.js';
import type { ImageDeps } from './image-deps.js';
import { inspectImage } from './inspect-image.js';

/** Decoding of images: CPU-bound, like parsing, and therefore on the `crawl` queue. */
export function createImageActivities(deps: ImageDeps) {
  return {
    inspectImage: runActivity((input: { operation: { id: string; user_id: OwnerId } }) => inspectImage(deps, input)),
  };
}

export type ImageActivities = ReturnType<typeof createImageActivities>;
