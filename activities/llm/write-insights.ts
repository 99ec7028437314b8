import { z } from 'zod';
import { DomainError } from '../../domain/base/errors.js';
import { writeText } from '../../domain/base/text/write-text.js';
import { digestInput } from '../../domain/insights/digest-input.js';
import { reportByRules } from '../../domain/insights/index.js';
import type { Insight, InsightKind } from '../../domain/insights/insight.js';
import type { InsightInput } from '../../domain/insights/insight-input.js';
import { acceptRewrites } from '../../domain/insights/rewriting/accept-rewrites.js';
import type { Rewrite } from '../../domain/insights/rewriting/rewritten-texts.js';
import { describeModelFailure } from '../../domain/llm/model-failure.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { askModel, type ModelAnswer } from './client/ask-model.js';
import type { InsightWritingDeps } from './llm-deps.js';
import { echoesPrompt } from './prompts/echoes-prompt.js';
import { insightsPrompt } from './prompts/insights-prompt.js';
import type { Prompt } from './prompts/writing-prompt.js';

export interface WriteInsightsInput {
  user_id: OwnerId;
  kind: InsightKind;
  /** Key of the stored request body of this kind, with results in place of operation ids. */
  input_key: string;
}

export interface WrittenReport {
  insights: Insight[];
  generated_by: 'llm' | 'rules';
  warnings: string[];
}

/** No client is waiting for these: they may take minutes. */
const TIMEOUT_MS = 150_000;
const MAX_ANSWER_TOKENS = 3_000;
/** The first ones are read most; the texts of the others stay those of the rules. */
const MAX_REWRITTEN = 8;
/** Careful: English has about four characters a token, JSON and other languages fewer. */
const CHARS_PER_TOKEN = 3;
/** Of the room for input: instructions and schema. */
const FRAME_TOKENS = 900;
const INSIGHTS_SHARE = 0.6;

const texts = {
  title: z.string().max(200),
  description: z.string().max(1_200),
  steps: z.array(z.string().max(400)).max(8),
};
const shape = z.object({
  rewrites: z.array(z.object({ n: z.number().int().min(1).max(MAX_REWRITTEN), ...texts })).max(MAX_REWRITTEN),
});

/**
 * Insights as rules find them, with what a model makes of their texts where it says the same. Without a model, a remaining budget or a usable
 * response, the rules' own texts are kept. Changes: counts tokens of the user's day. Twice: asks and counts twice.
 * @throws DomainError dependency_unavailable, retryable, while the model's server is down; not_found without input
 */
export async function writeInsights(
  deps: InsightWritingDeps,
  { user_id, kind, input_key }: WriteInsightsInput,
  signal: AbortSignal,
): Promise<WrittenReport> {
  const stored = await deps.artifacts.get<InsightInput>(user_id, input_key);
  if (stored === null) throw new DomainError('not_found', 'The input of the insights is not in the store');
  const { body: input, types } = stored;
  const { insights } = reportByRules(kind, input, types);
  const byRules = (...warnings: string[]): WrittenReport => ({ insights, generated_by: 'rules', warnings });
  if (deps.model === null || insights.length === 0) return byRules();
  const word = deps.randomWord();
  const { prompt, shown, shrunk } = buildPrompt(deps.maxInputTokens, { kind, insights, input, word });
  const answer = await askWithinBudget(deps, user_id, prompt, signal);
  if (answer === 'over budget') return byRules(`The daily token limit of the language model is used up. ${BY_RULES}`);
  if (!answer.ok && answer.isPassing)
    throw new DomainError('dependency_unavailable', describeModelFailure(answer.failure), true);
  if (!answer.ok) return byRules(`${describeModelFailure(answer.failure)} ${BY_RULES}`);
  const isSecret = (text: string) => echoesPrompt(text, prompt.system, word);
  const seen = answer.value.rewrites.filter(({ n }) => n <= shown);
  const written = acceptRewrites(insights, seen, isSecret);
  for (const reason of written.refused)
    deps.onFailure(`A text of an insight is not usable: ${reason}`, 'unusable_answer');
  if (written.accepted === 0) return byRules(`${describeModelFailure('unusable_answer')} ${BY_RULES}`);
  const kept = insights.length - written.accepted;
  const partly = writeText`Rules wrote the texts of ${kept} of ${insights.length} insights.`;
  return { insights: written.insights, generated_by: 'llm', warnings: [...shrunk, ...(kept > 0 ? [partly] : [])] };
}

const BY_RULES = 'Rules wrote the texts.';

interface Material {
  kind: InsightKind;
  insights: readonly Insight[];
  input: unknown;
  word: string;
}

/** The insights first, as many as fit into their share; figures take what is left. */
function buildPrompt(
  maxTokens: number,
  { kind, insights, input, word }: Material,
): { prompt: Prompt; shown: number; shrunk: string[] } {
  const room = Math.max(0, maxTokens - FRAME_TOKENS) * CHARS_PER_TOKEN;
  const shown: Insight[] = [];
  let used = 0;
  for (const insight of insights.slice(0, MAX_REWRITTEN)) {
    const { title, description, steps } = insight;
    used += JSON.stringify({ title, description, steps }).length;
    if (shown.length > 0 && used > room * INSIGHTS_SHARE) break;
    shown.push(insight);
  }
  const figures = digestInput(input, Math.max(0, room - used));
  const isPart = figures.shown < figures.total;
  return {
    shown: shown.length,
    prompt: insightsPrompt(kind, shown, figures.lines, word),
    shrunk: isPart
      ? [
          writeText`The language model was shown ${figures.shown} of ${figures.total} values of the input; the rules read all of them`,
        ]
      : [],
  };
}

/** Tokens are reserved before the request, as many as it may cost, and unused ones are released. */
async function askWithinBudget(
  { model, budgets, dailyTokens, now, onFailure }: InsightWritingDeps,
  userId: OwnerId,
  prompt: Prompt,
  signal: AbortSignal,
): Promise<ModelAnswer<{ rewrites: Rewrite[] }> | 'over budget'> {
  if (model === null) return 'over budget';
  const day = new Date(now()).toISOString().slice(0, 10);
  const chars = prompt.system.length + prompt.user.length + JSON.stringify(z.toJSONSchema(shape)).length;
  const most = Math.ceil(chars / CHARS_PER_TOKEN) + MAX_ANSWER_TOKENS;
  if (!(await budgets.reserve(userId, day, most, dailyTokens))) return 'over budget';
  const asked = { ...prompt, name: 'insights', shape, maxTokens: MAX_ANSWER_TOKENS, timeoutMs: TIMEOUT_MS, signal };
  const answer = await askModel(model, asked, onFailure);
  await budgets.conclude(userId, day, (answer.tokens ?? most) - most);
  return answer;
}
