import { isModelFailed, type ModelFailed, type ModelFailureCode } from '../../domain/llm/model-failure.js';
import { batchSliceKey } from '../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import { type BatchLeaf, type PageOutcome, reportBatch } from '../../domain/pages/analysis/batch-report.js';
import {
  type GuidanceWording,
  guideByRules,
  type PageGuidance,
  reportGuidance,
  rewordGuidance,
} from '../../domain/pages/analysis/page-guidance.js';
import type { BatchPage } from '../../domain/pages/analysis/plan-batch.js';
import type { AnalysisDeps } from './analysis-deps.js';
import { saveResult } from './shared/save-result.js';

export interface ComposeBatchInput {
  operation: OperationRef;
  pages: BatchPage[];
  /** Slices that were judged; what comes after was not reached. */
  slices: number;
}

export interface ComposeGuidanceInput extends ComposeBatchInput {
  /** What a model wrote, by page; a page without has the words of rules. */
  wordings: { url: string; wording: GuidanceWording | ModelFailed | null }[];
}

/** Puts the slices of a batch together. Changes: writes the operation's result. Twice: replaces it with the same. */
export async function composeBatch(
  deps: AnalysisDeps,
  { operation, pages, slices }: ComposeBatchInput,
): Promise<{ key: string }> {
  return saveResult(deps, operation, reportBatch(pages, await loadOutcomes(deps, operation, slices)));
}

/** The same for guidance: what to do about each page. Changes: writes the operation's result. Twice: replaces it. */
export async function composeGuidance(
  deps: AnalysisDeps,
  { operation, pages, slices, wordings }: ComposeGuidanceInput,
): Promise<{ key: string }> {
  const words = new Map<string, GuidanceWording>();
  const failures: ModelFailureCode[] = [];
  for (const { url, wording } of wordings) {
    if (isModelFailed(wording)) failures.push(wording.model_failure);
    else if (wording !== null) words.set(url, wording);
  }
  const outcomes: PageOutcome<PageGuidance>[] = [];
  for (const outcome of await loadOutcomes(deps, operation, slices)) {
    if (!outcome.ok) {
      outcomes.push(outcome);
      continue;
    }
    const { url } = outcome;
    const analysis = await deps.pageAnalyses.find(operation.user_id, url);
    if (analysis === null) outcomes.push({ url, ok: false, error: LOST });
    else outcomes.push({ url, ok: true, value: rewordGuidance(guideByRules(analysis), words.get(url) ?? null) });
  }
  return saveResult(deps, operation, reportGuidance(pages, outcomes, failures));
}

const LOST = { code: 'not_found', detail: 'The analysis of the page is not in the store' } as const;

async function loadOutcomes(
  { artifacts }: Pick<AnalysisDeps, 'artifacts'>,
  { id, user_id }: OperationRef,
  slices: number,
): Promise<PageOutcome<BatchLeaf>[]> {
  const outcomes: PageOutcome<BatchLeaf>[] = [];
  for (let slice = 0; slice < slices; slice += 1)
    outcomes.push(
      ...((await artifacts.get<PageOutcome<BatchLeaf>[]>(user_id, batchSliceKey(id, String(slice)))) ?? []),
    );
  return outcomes;
}
