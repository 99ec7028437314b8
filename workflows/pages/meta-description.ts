import { proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { LlmActivities } from '../../activities/llm/index.js';
import type { ToolActivities } from '../../activities/pages/tools/index.js';
import type { ModelFailed } from '../../domain/llm/model-failure.js';
import { crawlOptions, llmOptions, storeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { MetaDescriptionInput } from './contract/writing-tools.js';

const NOT_ASKED: ModelFailed = { model_failure: 'not_asked' };

const { readNamedPage } = proxyActivities<CrawlActivities>(crawlOptions);
const { writeDescriptions } = proxyActivities<LlmActivities>(llmOptions);
const { composeMetaDescription } = proxyActivities<ToolActivities>(storeOptions);

/** Writes meta descriptions. The result reports a page that can't be read or a model that fails; rules write then. */
export async function metaDescription({ operation, request, url }: MetaDescriptionInput): Promise<OperationReference> {
  return runOperation(operation, async (report) => {
    const page = url === null ? null : await readPage(url);
    await report({ done: 40, phase: 'write', message: 'Writing descriptions' });
    const page_key = page?.read.ok ? page.read.value.key : null;
    const written = await captureOutcome(() => writeDescriptions({ user_id: operation.user_id, request, page_key }));
    await report({ done: 80, phase: 'judge', message: 'Judging the texts' });
    await composeMetaDescription({ operation, request, page, drafts: written.ok ? written.value : NOT_ASKED });

    async function readPage(address: string) {
      await report({ done: 5, phase: 'fetch', message: `Fetching ${address}` });
      const target_keywords = [...request.keywords];
      return {
        url: address,
        read: await captureOutcome(() => readNamedPage({ operation, url: address, target_keywords })),
      };
    }
  });
}
