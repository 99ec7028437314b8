import { z } from 'zod';
import type { ReplyClass } from '../../domain/outreach/replies/reply.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { completeJson } from './client/complete-json.js';
import type { LlmDeps } from './llm-deps.js';
import { ASKED_CLASSES, classifyingPrompt } from './prompts/classifying-prompt.js';

const MAX_TOKENS = 100;
const MAX_CHARS = 4_000;
/** A model that is no surer than this knows no more than the rules. */
const LEAST_CONFIDENCE = 0.6;

const shape = z.object({ classification: z.enum(ASKED_CLASSES), confidence: z.number().min(0).max(1) });

/** The class that the model assigns to a stored reply; null when it can't decide. Changes nothing. */
export async function classifyReply(
  deps: LlmDeps,
  { user_id, reply_id }: { user_id: OwnerId; reply_id: string },
  signal: AbortSignal,
): Promise<{ classification: ReplyClass; confidence: number } | null> {
  if (deps.model === null) return null;
  const reply = await deps.replies.find(user_id, reply_id);
  if (!reply || reply.body.trim() === '') return null;
  const prompt = classifyingPrompt(`${reply.subject}\n\n${reply.body.slice(0, MAX_CHARS)}`, deps.randomWord());
  const asked = { ...prompt, name: 'classification', shape, maxTokens: MAX_TOKENS, signal };
  const answer = await completeJson(deps.model, asked, deps.onFailure);
  return answer.ok && answer.value.confidence >= LEAST_CONFIDENCE ? answer.value : null;
}
