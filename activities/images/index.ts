import { runActivity } from '../run-activity.js';
import type { ImageDeps } from './image-deps.js';
import { inspectImage } from './inspect-image.js';

/** Decoding of pictures: CPU, like parsing, and so on the queue crawl. */
export function createImageActivities(deps: ImageDeps) {
  return {
    inspectImage: runActivity((input: { operation: { id: string; user_id: string } }) => inspectImage(deps, input)),
  };
}

export type ImageActivities = ReturnType<typeof createImageActivities>;
