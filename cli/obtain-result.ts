import { randomUUID } from 'node:crypto';
import type { CheckSettings } from '../domain/seo/check-settings.js';
import type { ApiClient } from './api/api-client.js';
import { toOperationFailure } from './api/api-failure.js';
import { openClient } from './api/open-client.js';
import type { ClientOperation } from './api/operation.js';
import { type AuditOptions, toStartRequest } from './audit-options.js';
import { CliError } from './cli-error.js';
import type { CliIo } from './cli-io.js';
import { EXIT_CODES } from './exit-codes.js';
import { followOperation } from './follow/follow-operation.js';
import type { ProgressDisplay } from './progress/progress-display.js';

export interface Obtained {
  result: unknown;
  /** Null when the result came at once, without an operation to follow. */
  operation: ClientOperation | null;
}

/**
 * Starts the audit and follows it to its result. When stopped, the audit is canceled, once, and the reason to stop is
 * thrown. Throws CliError also when the audit ends without a result.
 */
export async function obtainResult(
  options: AuditOptions,
  settings: Partial<CheckSettings> | undefined,
  io: CliIo,
  progress: ProgressDisplay,
  signal: AbortSignal,
): Promise<Obtained> {
  const { server } = options;
  const client = openClient(options, io);
  const started = await client.start(toStartRequest(options, settings, randomUUID()), signal);
  if ('result' in started) return { result: started.result, operation: null };
  try {
    const follower = { client, pace: io.pace, signal, onProgress: progress.update, onNote: progress.note };
    const operation = await followOperation(follower, started.operation);
    checkEnd(operation, server);
    return { result: operation.result ?? (await client.getResult(operation, signal)), operation };
  } catch (failure) {
    if (signal.aborted) progress.note('Canceling the audit');
    throw signal.aborted ? await cancelled(client, started.operation, signal) : failure;
  }
}

function checkEnd({ status, error, result_url }: ClientOperation, server: string): void {
  if (status === 'completed') return;
  if (status !== 'cancelled')
    throw toOperationFailure(error ?? { code: status, detail: 'the platform gave no reason' });
  const kept = result_url === null ? [] : [`What it had found by then: ${server}${result_url}`];
  throw new CliError(EXIT_CODES.operation_failed, 'The audit was canceled', kept);
}

/** The reason to stop, together with what became of the audit. */
async function cancelled(client: ApiClient, operation: ClientOperation, { reason }: AbortSignal): Promise<unknown> {
  if (!(reason instanceof CliError)) return reason;
  const outcome = await client.cancel(operation).then(
    () => 'the audit was canceled',
    (fault: Error) => `the audit ${operation.id} may still be running, it could not be canceled (${fault.message})`,
  );
  return new CliError(reason.exitCode, `${reason.message}; ${outcome}`);
}
