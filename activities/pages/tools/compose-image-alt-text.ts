import { describeModelFailure, isModelFailed, type ModelFailed } from '../../../domain/llm/model-failure.js';
import { imageCopyKey, imageKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { AltRequest } from '../../../domain/pages/alt-text/alt-request.js';
import { composeAlt, type DescribedImage } from '../../../domain/pages/alt-text/compose-alt.js';
import type { ImageFacts } from '../../../domain/seo/artifacts/image-facts.js';
import { savePageToolResult } from './shared/save-page-tool-result.js';
import type { ToolDeps } from './tool-deps.js';

export interface ComposeImageAltTextInput {
  operation: OperationRef;
  request: AltRequest;
  /** Where the image came from; null for an upload. */
  url: string | null;
  facts: ImageFacts;
  /** Of a vision model, or why there is nothing; null where none is set up. */
  seen: DescribedImage | ModelFailed | null;
  /** What did not work on the way, for the user. */
  notes: string[];
}

/** Writes the texts and judges them. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeImageAltText(
  deps: ToolDeps,
  { operation, request, facts, url, seen, notes }: ComposeImageAltTextInput,
): Promise<{ key: string }> {
  const failed = isModelFailed(seen) ? [describeModelFailure(seen.model_failure)] : [];
  const found = { url, seen: isModelFailed(seen) ? null : seen, notes: [...notes, ...failed] };
  return savePageToolResult(deps, operation, composeAlt(request, facts, found));
}

/** Deletes the bytes of an image and its copy, which are no longer needed. Twice: there is nothing left. */
export async function discardImage(
  { artifacts }: Pick<ToolDeps, 'artifacts'>,
  { operation }: { operation: OperationRef },
): Promise<void> {
  await artifacts.remove(operation.user_id, imageKey(operation.id));
  await artifacts.remove(operation.user_id, imageCopyKey(operation.id));
}
