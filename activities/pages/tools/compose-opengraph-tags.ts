import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import { composeShare } from '../../../domain/pages/opengraph/compose-share.js';
import type { PlatformId } from '../../../domain/pages/opengraph/platforms/platform.js';
import type { GivenPage, MeasuredImage } from '../../../domain/pages/opengraph/share-page.js';
import { loadReading } from './shared/load-reading.js';
import { savePageToolResult } from './shared/save-page-tool-result.js';
import type { ToolDeps } from './tool-deps.js';

export interface ComposeOpengraphTagsInput {
  operation: OperationRef;
  page_key: string | null;
  given: GivenPage;
  platforms: PlatformId[];
  images: MeasuredImage[];
}

/** Writes the tags and judges what they show. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeOpengraphTags(
  deps: ToolDeps,
  { operation, page_key, given, platforms, images }: ComposeOpengraphTagsInput,
): Promise<{ key: string }> {
  const reading = page_key === null ? null : await loadReading(deps, operation, page_key);
  return savePageToolResult(deps, operation, composeShare(reading, given, platforms, images));
}
