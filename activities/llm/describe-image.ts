import { z } from 'zod';
import type { ModelFailed } from '../../domain/llm/model-failure.js';
import { imageCopyKey } from '../../domain/operations/artifact-keys.js';
import { type AltRequest, MAX_ALT_CHARS } from '../../domain/pages/alt-text/alt-request.js';
import type { DescribedImage } from '../../domain/pages/alt-text/compose-alt.js';
import { findAltErrors } from '../../domain/pages/alt-text/find-alt-errors.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { completeJson } from './client/complete-json.js';
import type { MaterialDeps } from './llm-deps.js';
import { echoesPrompt } from './prompts/echoes-prompt.js';
import { seeingPrompt } from './prompts/seeing-prompt.js';

const MAX_TOKENS = 400;
/** A little over the limit: it is cut, not rejected. */
const MAX_CHARS = 2 * MAX_ALT_CHARS;
const shape = z.object({
  alt_text: z.string().max(MAX_CHARS),
  alternatives: z.array(z.string().max(MAX_CHARS)).max(6),
  confidence: z.number().min(0).max(1),
});

export interface DescribeImageInput {
  operation: { id: string; user_id: OwnerId };
  request: AltRequest;
}

/**
 * What a vision model sees in the small copy of an operation's image. Null without such a model; the reason when no
 * response was usable, so that the rules write instead. Changes nothing; a second run asks again.
 */
export async function describeImage(
  deps: Pick<MaterialDeps, 'vision' | 'randomWord' | 'onFailure' | 'artifacts'>,
  { operation, request }: DescribeImageInput,
  signal: AbortSignal,
): Promise<DescribedImage | ModelFailed | null> {
  const { vision } = deps;
  if (vision === null) return null;
  const copy = await deps.artifacts.getPacked(operation.user_id, imageCopyKey(operation.id));
  if (!copy) return null;
  const word = deps.randomWord();
  const prompt = seeingPrompt(request, word);
  const image = `data:image/jpeg;base64,${copy.toString('base64')}`;
  const asked = { ...prompt, image, name: 'alternative_text', shape, maxTokens: MAX_TOKENS, signal };
  const answer = await completeJson(vision, asked, deps.onFailure);
  if (!answer.ok) return { model_failure: answer.model_failure };
  const { value } = answer;
  const isUsable = (text: string): boolean => {
    const errors = findAltErrors(text);
    if (echoesPrompt(text, prompt.system, word)) errors.push('It repeats its instructions');
    if (errors.length > 0) deps.onFailure(`An alternative text is not usable: ${errors.join('; ')}`, 'unusable_answer');
    return errors.length === 0;
  };
  const [alt_text, ...alternatives] = [value.alt_text, ...value.alternatives]
    .map((text) => text.trim())
    .filter(isUsable);
  if (alt_text === undefined) return { model_failure: 'unusable_answer' };
  return { alt_text, alternatives, confidence: value.confidence };
}
