import { proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../../activities/search/index.js';
import type { DisconnectPlatformInput } from '../../domain/search/platform-inputs.js';
import { revokeOptions } from '../activity-options.js';
import type { DisconnectOutcome } from './contract/integrations.js';

const { disconnectPlatform: disconnect } = proxyActivities<SearchDataActivities>(revokeOptions);

/** Takes a grant back at the provider and erases it here. */
export async function disconnectPlatform(input: DisconnectPlatformInput): Promise<DisconnectOutcome> {
  return disconnect(input);
}
