import { proxyActivities } from '@temporalio/workflow';
import type { CrawlActivities } from '../../activities/crawl/index.js';
import type { ToolActivities } from '../../activities/pages/tools/index.js';
import { crawlOptions, storeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { OpengraphTagsInput } from './contract/writing-tools.js';

const { readNamedPage, measureShareImages } = proxyActivities<CrawlActivities>(crawlOptions);
const { composeOpengraphTags } = proxyActivities<ToolActivities>(storeOptions);

/** Writes tags for shared links. The page is what it is about: one that cannot be read fails it; images that cannot do not. */
export async function opengraphTags(input: OpengraphTagsInput): Promise<OperationReference> {
  const { operation, url, given, platforms } = input;
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'fetch', message: url === null ? 'Reading what was given' : `Fetching ${url}` });
    const page_key = url === null ? null : (await readNamedPage({ operation, url, target_keywords: [] })).key;
    await report({ done: 40, phase: 'images', message: 'Measuring images' });
    const measured = await captureOutcome(() => measureShareImages({ operation, page_key, given }));
    await report({ done: 80, phase: 'write', message: 'Writing tags' });
    const images = measured.ok ? measured.value : [];
    await composeOpengraphTags({ operation, page_key, given, platforms, images });
  });
}
