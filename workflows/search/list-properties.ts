import { proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../../activities/search/index.js';
import type { ListPropertiesInput } from '../../domain/search/platform-inputs.js';
import { gatherSearchOptions } from '../activity-options.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import type { ListOutcome } from './contract/integrations.js';

const { listProperties: list } = proxyActivities<SearchDataActivities>(gatherSearchOptions);

/** Lists again what an account may read, when a property is missing from the list. */
export async function listProperties(input: ListPropertiesInput): Promise<ListOutcome> {
  const listed = await captureOutcome(() => list(input));
  return listed.ok ? { listed: true } : { listed: false, error: listed.error };
}
