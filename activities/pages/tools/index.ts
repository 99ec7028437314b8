import { runActivity } from '../../run-activity.js';
import { composeImageAltText, discardImage } from './compose-image-alt-text.js';
import { composeMetaDescription } from './compose-meta-description.js';
import { composeOpengraphTags } from './compose-opengraph-tags.js';
import { findImage } from './find-image.js';
import type { ToolDeps } from './tool-deps.js';

/** Results of the single writing tools, from data that other groups have collected. On the `orchestration` queue. */
export function createToolActivities(deps: ToolDeps) {
  const bind = <Input, Result>(activity: (deps: ToolDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    composeImageAltText: bind(composeImageAltText),
    discardImage: bind(discardImage),
    findImage: bind(findImage),
    composeMetaDescription: bind(composeMetaDescription),
    composeOpengraphTags: bind(composeOpengraphTags),
  };
}

export type ToolActivities = ReturnType<typeof createToolActivities>;
