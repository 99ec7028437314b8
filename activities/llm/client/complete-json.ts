import type { z } from 'zod';
import type { ModelFailed } from '../../../domain/llm/model-failure.js';
import { askModel, type Completion, type OnModelFailure } from './ask-model.js';
import type { ModelSettings } from './model-settings.js';

/**
 * As askModel, but returns the reason when there is no fitting response: the caller has rules to fall back on, and a
 * model that is down is not their failure.
 */
export async function completeJson<Shape extends z.ZodType>(
  settings: ModelSettings,
  completion: Completion<Shape>,
  onFailure: OnModelFailure,
): Promise<{ ok: true; value: z.infer<Shape> } | ({ ok: false } & ModelFailed)> {
  const answer = await askModel(settings, completion, onFailure);
  return answer.ok ? { ok: true, value: answer.value } : { ok: false, model_failure: answer.failure };
}
