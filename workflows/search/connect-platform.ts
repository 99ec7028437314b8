import { proxyActivities } from '@temporalio/workflow';
import type { SearchDataActivities } from '../../activities/search/index.js';
import type { ConnectPlatformInput } from '../../domain/search/platform-inputs.js';
import { answerNowOptions, listNowOptions } from '../activity-options.js';
import { captureOutcome } from '../operations/wrapper/component-outcome.js';
import type { ConnectOutcome } from './contract/integrations.js';

const { connectPlatform: exchange } = proxyActivities<SearchDataActivities>(answerNowOptions);
const { listProperties } = proxyActivities<SearchDataActivities>(listNowOptions);

/**
 * Ends a sign-in at a provider while the browser waits: exchanges the code, then lists what the account may read. When
 * only the second fails the user is connected all the same, and the connection shows the reason.
 */
export async function connectPlatform(input: ConnectPlatformInput): Promise<ConnectOutcome> {
  const { user_id, platform } = input;
  const exchanged = await captureOutcome(() => exchange(input));
  if (!exchanged.ok) return { connected: false, error: exchanged.error };
  const listed = await captureOutcome(() => listProperties({ user_id, platform }));
  const properties = listed.ok ? listed.value.properties : null;
  return { connected: true, properties, access: exchanged.value.access };
}
