import type { ApiClient } from '../api/api-client.js';
import { toOperationFailure } from '../api/api-failure.js';
import type { ClientOperation } from '../api/operation.js';
import type { CliIo } from '../cli-io.js';
import { createProgressView } from '../progress/progress-view.js';
import { followOperation } from './follow-operation.js';

/**
 * Follows an operation to what came of it. Who stops waiting does not stop it: it continues without this client.
 * @throws CliError when it failed, with the server's own reasons; `what` begins the sentence
 */
export async function followToResult(
  client: ApiClient,
  io: CliIo,
  { what, operation }: { what: string; operation: ClientOperation },
  signal: AbortSignal,
): Promise<unknown> {
  const progress = createProgressView(io.stderr);
  try {
    const follower = { client, pace: io.pace, signal, onProgress: progress.update, onNote: progress.note };
    const ended = await followOperation(follower, operation);
    const isKnown = ended.status === 'completed' || ended.status === 'cancelled';
    // For mailboxes the result says more than the operation: which ones failed, and why.
    if (isKnown || ended.error?.code === 'mailbox_unreachable') return await client.getResult(ended, signal);
    throw toOperationFailure(ended.error ?? { code: ended.status, detail: 'the platform gave no reason' }, what);
  } catch (failure) {
    if (signal.aborted) progress.note(`${what} continues as operation ${operation.id}`);
    throw failure;
  } finally {
    progress.stop();
  }
}
