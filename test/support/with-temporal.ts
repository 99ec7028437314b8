import type { Client } from '@temporalio/client';
import { connectTemporalClient } from '../../platform/temporal.js';
import { type TestTemporal, temporalSettings } from './temporal-server.js';

/** Asks Temporal itself, over a connection of the test's own. */
export async function withTemporal<Result>(
  { address }: Pick<TestTemporal, 'address'>,
  ask: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { client, close } = connectTemporalClient(temporalSettings(address));
  try {
    return await ask(client);
  } finally {
    await close();
  }
}
