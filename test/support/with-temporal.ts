import type { Client } from '@temporalio/client';
import { connectTemporalClient } from '../../platform/temporal.js';
import { type TestNamespace, temporalSettings } from './temporal-server.js';

/** Asks Temporal itself, over a connection of the test's own. */
export async function withTemporal<Result>(
  place: Pick<TestNamespace, 'address' | 'namespace'>,
  ask: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { client, close } = connectTemporalClient(temporalSettings(place));
  try {
    return await ask(client);
  } finally {
    await close();
  }
}
