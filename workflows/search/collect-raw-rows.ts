import { proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../../activities/search/index.js';
import type { CollectRawRowsInput } from '../../domain/search/platform-inputs.js';
import { searchDataOptions } from '../activity-options.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import type { CollectOutcome } from './contract/integrations.js';

const { collectRawRows: collect } = proxyActivities<SearchDataActivities>(searchDataOptions);

/** Reads rows of a platform into the store, where pages of them are shown from. */
export async function collectRawRows(input: CollectRawRowsInput): Promise<CollectOutcome> {
  const collected = await captureOutcome(() => collect(input));
  return collected.ok ? { collected: true } : { collected: false, error: collected.error };
}
