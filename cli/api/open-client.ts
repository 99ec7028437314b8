import { CliError } from '../cli-error.js';
import type { CliIo } from '../cli-io.js';
import type { ConnectionOptions } from '../connection-options.js';
import { EXIT_CODES } from '../exit-codes.js';
import { createStop } from '../stop.js';
import { type ApiClient, createApiClient } from './api-client.js';

/** @throws CliError when there is no token: nothing is sent without one */
export function openClient({ server, token, workspace }: ConnectionOptions, { pace }: Pick<CliIo, 'pace'>): ApiClient {
  if (token === null) {
    const ways = [
      'Pass one with --token or LINKWRIGHT_TOKEN',
      'npm run token prints one for a platform on this machine',
    ];
    throw new CliError(EXIT_CODES.authentication, 'There is no token', ways);
  }
  return createApiClient({ server, token, workspace, pace });
}

/** Does some work that Ctrl-C ends. */
export async function withClient<Result>(
  connection: ConnectionOptions,
  io: CliIo,
  work: (client: ApiClient, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const client = openClient(connection, io);
  const stop = createStop(io, null);
  try {
    return await work(client, stop.signal);
  } finally {
    stop.dispose();
  }
}
