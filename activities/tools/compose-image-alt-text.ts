import { pictureCopyKey, pictureKey } from '../../domain/artifact-keys.js';
import { describeModelFailure, isModelFailed, type ModelFailed } from '../../domain/model/model-failure.js';
import type { AltRequest } from '../../domain/seo/alt-text/alt-request.js';
import { composeAlt, type SeenPicture } from '../../domain/seo/alt-text/compose-alt.js';
import type { PictureFacts } from '../../domain/seo/artifacts/picture.js';
import { saveResult } from './save-result.js';
import type { OperationRef, ToolDeps } from './tool-deps.js';

export interface ComposeImageAltTextInput {
  operation: OperationRef;
  request: AltRequest;
  /** Where the picture came from; null for an upload. */
  url: string | null;
  facts: PictureFacts;
  /** Of a vision model, or why there is nothing; null where none is set up. */
  seen: SeenPicture | ModelFailed | null;
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
  return saveResult(deps, operation, composeAlt(request, facts, found));
}

/** Forgets the bytes of a picture and its copy: nobody asks for them again. Twice: there is nothing left. */
export async function discardPicture(
  { artifacts }: Pick<ToolDeps, 'artifacts'>,
  { operation }: { operation: OperationRef },
): Promise<void> {
  await artifacts.remove(operation.user_id, pictureKey(operation.id));
  await artifacts.remove(operation.user_id, pictureCopyKey(operation.id));
}
