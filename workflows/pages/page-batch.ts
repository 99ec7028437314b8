import { CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { ModelAnalysisActivities } from '../../activities/llm/analysis-activities.js';
import type { AnalysisActivities } from '../../activities/pages/index.js';
import { writeText } from '../../domain/base/text/write-text.js';
import type { ModelFailed } from '../../domain/llm/model-failure.js';
import type { GuidanceWording } from '../../domain/pages/analysis/page-guidance.js';
import { type PlannedPage, planBatch, sliceBatch } from '../../domain/pages/analysis/plan-batch.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { crawlOptions, judgeOptions, llmOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { type ReportProgress, runOperation } from '../operations/wrapper/run-operation.js';
import type { PageBatchInput } from './contract/page-batch.js';

const { fetchListedPages } = proxyActivities<CrawlActivities>(crawlOptions);
const { judgeListedPages, composeBatch, composeGuidance } = proxyActivities<AnalysisActivities>(judgeOptions);
const { writeGuidance } = proxyActivities<ModelAnalysisActivities>(llmOptions);

/** Pages that are fetched and judged before the next ones: a worker that dies loses no more than these. */
const SLICE = 10;
/** Questions to a model at a time. */
const QUESTIONS = 3;

type Wordings = { url: string; wording: GuidanceWording | ModelFailed | null }[];

/** Judges each page separately; one that fails, fails alone. A cancelled batch keeps what it has. */
export async function pageBatch(input: PageBatchInput): Promise<OperationReference> {
  const { operation, pages } = input;
  return runOperation(operation, async (report) => {
    const state: State = { slices: 0, judged: [] };
    await keepOnCancel(
      () => judgeAll(input, state, report, 95),
      () => composeBatch({ operation, pages, slices: state.slices }),
    );
  });
}

/** The same, and what to do about each page: in a model's words where one is set and of use, else in those of rules. */
export async function pageGuidance(input: PageBatchInput): Promise<OperationReference> {
  const { operation, pages } = input;
  return runOperation(operation, async (report) => {
    const state: State = { slices: 0, judged: [] };
    const wordings: Wordings = [];
    await keepOnCancel(
      async () => {
        await judgeAll(input, state, report, 60);
        await report({ done: 60, phase: 'write', message: 'Writing what to do' });
        for (let from = 0; from < state.judged.length; from += QUESTIONS) {
          const asked = state.judged.slice(from, from + QUESTIONS);
          wordings.push(...(await Promise.all(asked.map((url) => ask(operation.user_id, url)))));
          const done = 60 + Math.round((35 * (from + asked.length)) / state.judged.length);
          await report({ done, phase: 'write', message: writeText`Wrote about ${from + asked.length} pages` });
        }
      },
      () => composeGuidance({ operation, pages, slices: state.slices, wordings }),
    );
  });
}

interface State {
  slices: number;
  judged: string[];
}

async function judgeAll(input: PageBatchInput, state: State, report: ReportProgress, until: number): Promise<void> {
  const { operation, target_keywords, check_settings } = input;
  const planned = planBatch(input.pages);
  let looked = 0;
  await report({ done: 1, phase: 'fetch', message: writeText`Looking at ${planned.length} pages` });
  for (const pages of sliceBatch(planned, SLICE)) {
    const fetched = await fetchSlice(input, pages);
    const given = { operation, slice: state.slices, pages: fetched, target_keywords, check_settings };
    const { judged } = await judgeListedPages(given);
    state.slices += 1;
    state.judged.push(...judged);
    looked += pages.length;
    const done = 1 + Math.round(((until - 1) * looked) / planned.length);
    await report({ done, phase: 'fetch', message: writeText`Looked at ${looked} of ${planned.length} pages` });
  }
}

/** A slice that can't be fetched at all does not affect the others. */
async function fetchSlice({ operation, target_keywords }: PageBatchInput, pages: PlannedPage[]) {
  const fetched = await captureOutcome(() => fetchListedPages({ operation, pages, target_keywords }));
  return fetched.ok ? fetched.value : pages.map(({ url }) => ({ url, page: fetched }));
}

async function ask(user_id: OwnerId, url: string): Promise<Wordings[number]> {
  const wording = await captureOutcome(() => writeGuidance({ user_id, url }));
  return { url, wording: wording.ok ? wording.value : { model_failure: 'not_asked' } };
}

async function keepOnCancel(work: () => Promise<void>, compose: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isCancellation(error)) await CancellationScope.nonCancellable(() => captureOutcome(compose));
    throw error;
  }
  await compose();
}
