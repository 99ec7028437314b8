import { runActivity } from '../run-activity.js';
import { inspectPicture } from './inspect-picture.js';
import type { PictureDeps } from './picture-deps.js';

/** Decoding of pictures: CPU, like parsing, and so on the queue crawl. */
export function createPictureActivities(deps: PictureDeps) {
  return {
    inspectPicture: runActivity((input: { operation: { id: string; user_id: string } }) => inspectPicture(deps, input)),
  };
}

export type PictureActivities = ReturnType<typeof createPictureActivities>;
