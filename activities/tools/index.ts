import { runActivity } from '../run-activity.js';
import { composeImageAltText, discardPicture } from './compose-image-alt-text.js';
import { composeMetaDescription } from './compose-meta-description.js';
import { composeOpengraphTags } from './compose-opengraph-tags.js';
import { findPicture } from './find-picture.js';
import type { ToolDeps } from './tool-deps.js';

/** Results of the single writing tools, made of what other groups have gathered. On the queue orchestration. */
export function createToolActivities(deps: ToolDeps) {
  const bind = <Input, Result>(activity: (deps: ToolDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    composeImageAltText: bind(composeImageAltText),
    discardPicture: bind(discardPicture),
    findPicture: bind(findPicture),
    composeMetaDescription: bind(composeMetaDescription),
    composeOpengraphTags: bind(composeOpengraphTags),
  };
}

export type ToolActivities = ReturnType<typeof createToolActivities>;
