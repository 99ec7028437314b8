import { z } from 'zod';
import type { ModelFailed } from '../../domain/llm/model-failure.js';
import { findWordingErrors } from '../../domain/pages/analysis/find-wording-errors.js';
import type { PageAnalysis } from '../../domain/pages/analysis/page-analysis.js';
import { type GuidanceWording, guideByRules } from '../../domain/pages/analysis/page-guidance.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { PageAnalysesRepository } from '../../store/pages/page-analyses.js';
import { completeJson } from './client/complete-json.js';
import type { LlmDeps } from './llm-deps.js';
import { echoesPrompt } from './prompts/echoes-prompt.js';
import { guidingPrompt } from './prompts/guiding-prompt.js';
import { visibleText } from './prompts/visible-text.js';

export type GuidanceDeps = Pick<LlmDeps, 'model' | 'randomWord' | 'onFailure'> & {
  pageAnalyses: Pick<PageAnalysesRepository, 'find'>;
};

const MAX_TOKENS = 1_500;
const MAX_SUBJECT_CHARS = 1_000;
const shape = z.object({
  summary: z.string().max(800),
  steps: z.array(z.object({ step: z.number().int(), title: z.string().max(150), text: z.string().max(800) })).max(12),
});

/**
 * A model's wording of what rules advise about an analyzed page: only text without facts that were not in its input.
 * Null when there is no model, no analysis or no advice; the reason when nothing is usable. Changes nothing; a second
 * run asks again.
 */
export async function writeGuidance(
  deps: GuidanceDeps,
  { user_id, url }: { user_id: OwnerId; url: string },
  signal: AbortSignal,
): Promise<GuidanceWording | ModelFailed | null> {
  if (deps.model === null) return null;
  const analysis = await deps.pageAnalyses.find(user_id, url);
  if (analysis === null) return null;
  const guidance = guideByRules(analysis);
  if (guidance.recommendations.length === 0) return null;
  const word = deps.randomWord();
  const subject = subjectOf(analysis);
  const prompt = guidingPrompt(guidance, subject, word);
  const asked = { ...prompt, name: 'guidance', shape, maxTokens: MAX_TOKENS, signal };
  const answer = await completeJson(deps.model, asked, deps.onFailure);
  if (!answer.ok) return { model_failure: answer.model_failure };
  const { value } = answer;
  const isUsable = (text: string, given: string): boolean => {
    const errors = findWordingErrors(text, visibleText(`${given}\n${subject}`));
    if (echoesPrompt(text, prompt.system, word)) errors.push('It repeats its instructions');
    if (errors.length > 0) deps.onFailure(`Words for a step are not usable: ${errors.join('; ')}`, 'unusable_answer');
    return errors.length === 0;
  };
  const all = guidance.recommendations.map(({ title, text }) => `${title} ${text}`);
  const steps = value.steps.filter(
    ({ step, title, text }) => all[step] !== undefined && isUsable(`${title}. ${text}`, all[step]),
  );
  const summary = isUsable(value.summary, [guidance.summary, ...all].join('\n')) ? value.summary : null;
  return summary === null && steps.length === 0 ? { model_failure: 'unusable_answer' } : { summary, steps };
}

/** What the page is about, as it says itself. */
function subjectOf({ final_url, categories }: PageAnalysis): string {
  const { title, description } = categories.meta_data.metrics;
  const { excerpt } = categories.content.metrics;
  return [final_url, title, description, excerpt]
    .filter((text) => typeof text === 'string')
    .join('\n')
    .slice(0, MAX_SUBJECT_CHARS);
}
