import { proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../../activities/search/index.js';
import { revokeOptions } from '../activity-options.js';
import type { DisconnectOutcome, DisconnectPlatformInput } from './contract/integrations.js';

const { disconnectPlatform: disconnect } = proxyActivities<SearchDataActivities>(revokeOptions);

/** Takes a grant back at the provider and erases it here. */
export async function disconnectPlatform(input: DisconnectPlatformInput): Promise<DisconnectOutcome> {
  return disconnect(input);
}
