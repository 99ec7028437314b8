import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { ImageActivities } from '../../activities/images/index.js';
import type { LlmActivities } from '../../activities/llm/index.js';
import type { ToolActivities } from '../../activities/pages/tools/index.js';
import type { ModelFailed } from '../../domain/llm/model-failure.js';
import { crawlOptions, llmOptions, storeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { ImageAltTextInput } from './contract/writing-tools.js';

const NOT_ASKED: ModelFailed = { model_failure: 'not_asked' };

const { fetchImage, readNamedPage } = proxyActivities<CrawlActivities>(crawlOptions);
const { inspectImage } = proxyActivities<ImageActivities>(crawlOptions);
const { describeImage } = proxyActivities<LlmActivities>(llmOptions);
const { composeImageAltText, discardImage, findImage } = proxyActivities<ToolActivities>(storeOptions);

/** Writes alternative texts for an image. Its bytes are stored while this runs, and removed however it ends. */
export async function imageAltText(input: ImageAltTextInput): Promise<OperationReference> {
  const { operation } = input;
  try {
    return await writeAltText(input);
  } finally {
    await CancellationScope.nonCancellable(() => captureOutcome(() => discardImage({ operation })));
  }
}

async function writeAltText(input: ImageAltTextInput): Promise<OperationReference> {
  const { operation, image_url, page_url, file_name } = input;
  return runOperation(operation, async (report) => {
    await report({
      done: 5,
      phase: 'fetch',
      message: image_url === null ? 'Reading the image' : `Fetching ${image_url}`,
    });
    const url = image_url === null ? null : (await fetchImage({ operation, url: image_url })).url;
    const facts = await inspectImage({ operation });
    const names = [image_url, url].filter((name) => name !== null);
    const found = page_url === null ? null : await captureOutcome(() => placeOn(page_url, names));
    const { context, keywords, language } = input;
    const place = found?.ok ? found.value : null;
    const request = { file_name, context, place, keywords, language };
    await report({ done: 50, phase: 'describe', message: 'Describing the image' });
    const seen = await captureOutcome(() => describeImage({ operation, request }));
    const notes = [
      ...(found?.ok === false ? [`The page could not be read: ${found.error.detail}`] : []),
      ...(found?.ok && found.value === null ? ['The image was not found on the named page.'] : []),
    ];
    await report({ done: 90, phase: 'judge', message: 'Judging the texts' });
    await composeImageAltText({ operation, request, url, facts, seen: seen.ok ? seen.value : NOT_ASKED, notes });
  });

  async function placeOn(address: string, urls: string[]) {
    const { key } = await readNamedPage({ operation, url: address, target_keywords: [] });
    return findImage({ operation, page_key: key, urls, file_name });
  }
}
