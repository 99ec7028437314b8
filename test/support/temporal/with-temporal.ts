import type { Client } from '@temporalio/client';
import { connectTemporalClient } from '../../../platform/temporal.js';
import { TEST_PAYLOAD_KEY } from '../payload-key.js';
import { type TestNamespace, temporalSettings } from './temporal-server.js';

/** Asks Temporal itself, over a connection of the test's own; what a platform of the tests has encrypted can be read. */
export async function withTemporal<Result>(
  place: Pick<TestNamespace, 'address' | 'namespace'>,
  ask: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { client, close } = connectTemporalClient({
    ...temporalSettings(place),
    TEMPORAL_PAYLOAD_KEYS: [TEST_PAYLOAD_KEY],
  });
  try {
    return await ask(client);
  } finally {
    await close();
  }
}
