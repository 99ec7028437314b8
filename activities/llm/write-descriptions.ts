import { z } from 'zod';
import type { ModelFailed } from '../../domain/llm/model-failure.js';
import { readPageFacts } from '../../domain/pages/descriptions/describe-page.js';
import {
  type DescriptionRequest,
  LEAST_DESCRIPTIONS,
  MOST_DESCRIPTIONS,
} from '../../domain/pages/descriptions/description-request.js';
import { findDescriptionErrors } from '../../domain/pages/descriptions/find-description-errors.js';
import type { PageReading } from '../../domain/seo/artifacts/page-reading.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { completeJson } from './client/complete-json.js';
import type { MaterialDeps } from './llm-deps.js';
import { type DescribedMaterial, describingPrompt } from './prompts/describing-prompt.js';
import { echoesPrompt } from './prompts/echoes-prompt.js';
import { visibleText } from './prompts/visible-text.js';

const MAX_TOKENS = 700;
const MAX_SENTENCES = 25;
const shape = z.object({ descriptions: z.array(z.string().max(400)).max(8) });

export interface WriteDescriptionsInput {
  user_id: OwnerId;
  request: DescriptionRequest;
  /** Key of the stored page reading; null without a page. */
  page_key: string | null;
}

/**
 * Meta descriptions by a model, distinct and without facts that it was not given; null without a model, and the reason
 * when fewer than three are usable, so that the rules write them. Changes nothing; a second run asks again.
 */
export async function writeDescriptions(
  deps: Pick<MaterialDeps, 'model' | 'randomWord' | 'onFailure' | 'artifacts'>,
  { user_id, request, page_key }: WriteDescriptionsInput,
  signal: AbortSignal,
): Promise<string[] | ModelFailed | null> {
  const { model } = deps;
  if (model === null) return null;
  const reading = page_key === null ? null : await deps.artifacts.get<PageReading>(user_id, page_key);
  const material = reading === null ? null : materialOf(reading);
  const word = deps.randomWord();
  const prompt = describingPrompt(request, material, word);
  const asked = { ...prompt, name: 'descriptions', shape, maxTokens: MAX_TOKENS, signal };
  const answer = await completeJson(model, asked, deps.onFailure);
  if (!answer.ok) return { model_failure: answer.model_failure };
  const given = visibleText([...request.keywords, request.custom_prompt ?? '', ...textsOf(material)].join('\n'));
  const usable = answer.value.descriptions
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => {
      const errors = findDescriptionErrors(text, request, given);
      if (echoesPrompt(text, prompt.system, word)) errors.push('It repeats its instructions');
      if (errors.length > 0) deps.onFailure(`A description is not usable: ${errors.join('; ')}`, 'unusable_answer');
      return errors.length === 0;
    });
  const lower = usable.map((text) => text.toLowerCase());
  const distinct = usable.filter((_, at) => lower.indexOf(lower[at] ?? '') === at);
  if (distinct.length < LEAST_DESCRIPTIONS) return { model_failure: 'unusable_answer' };
  return distinct.slice(0, MOST_DESCRIPTIONS);
}

function materialOf(reading: PageReading): DescribedMaterial {
  const { title, h1, headings, sentences, description } = readPageFacts(reading);
  return { title, h1, description, headings: headings.slice(0, 15), sentences: sentences.slice(0, MAX_SENTENCES) };
}

function textsOf(material: DescribedMaterial | null): string[] {
  if (material === null) return [];
  const { title, h1, description, headings, sentences } = material;
  return [title, h1, description, ...headings, ...sentences];
}
