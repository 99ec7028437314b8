import type { z } from 'zod';
import { askModel, type Completion } from './ask-model.js';
import type { ModelSettings } from './model-settings.js';

/**
 * As askModel; null when there is no answer that fits, for whatever reason: whoever asks has rules to fall back on, and a
 * model that is down is no failure of theirs.
 */
export async function completeJson<Shape extends z.ZodType>(
  settings: ModelSettings,
  completion: Completion<Shape>,
  onFault: (reason: string) => void,
): Promise<z.infer<Shape> | null> {
  const answer = await askModel(settings, completion, onFault);
  return answer.ok ? answer.value : null;
}
