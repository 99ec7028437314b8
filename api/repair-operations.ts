import type { Operation } from '../domain/operations.js';
import type { Logger } from '../platform/logger.js';
import type { OperationsRepository } from '../store/repositories/operations.js';
import type { WorkflowGateway } from './workflow-gateway.js';

/** A record nobody has touched for this long may have lost its start or its end with a dying process. */
const SILENT_MS = 30_000;
const BATCH = 100;
const INTERVAL_MS = 15_000;

export interface RepairDeps {
  operations: Pick<OperationsRepository, 'listSilent' | 'finish'>;
  gateway: WorkflowGateway;
  logger: Logger;
}

/**
 * Brings records and workflows together again: starts what was accepted but never started, closes what Temporal closed
 * from outside (time-out, termination). Safe in several processes at once: starts and ends happen once.
 */
export async function repairOperations(deps: RepairDeps, now: Date): Promise<{ started: number; closed: number }> {
  const done = { started: 0, closed: 0 };
  for (const operation of await deps.operations.listSilent(new Date(now.getTime() - SILENT_MS), BATCH)) {
    try {
      await repair(deps, operation, done);
    } catch (failure) {
      deps.logger.warn({ err: failure, operation_id: operation.id }, 'operation not repaired');
      return done;
    }
  }
  return done;
}

async function repair(deps: RepairDeps, operation: Operation, done: { started: number; closed: number }): Promise<void> {
  const state = await deps.gateway.stateOf(operation);
  if (state === 'running') return;
  if (state === 'absent' && operation.status === 'queued') {
    await deps.gateway.start(operation);
    done.started++;
    return;
  }
  const outcome =
    state === 'timed_out'
      ? { status: 'timed_out' as const, error: { code: 'timeout' as const, detail: 'The operation took too long and was stopped' } }
      : state === 'cancelled' || state === 'terminated'
        ? { status: 'cancelled' as const, error: { code: 'cancelled' as const, detail: 'The operation was stopped' } }
        : { status: 'failed' as const, error: { code: 'internal' as const, detail: 'The work ended without an outcome' } };
  if (await deps.operations.finish(operation.user_id, operation.id, { ...outcome, has_result: false })) done.closed++;
}

/** Repairs now and then, one round at a time. */
export function startRepairs(deps: RepairDeps): { stop(): Promise<void> } {
  let round: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    round = repairOperations(deps, new Date())
      .catch((failure: unknown) => deps.logger.warn({ err: failure }, 'repair round failed'))
      .finally(() => {
        busy = false;
      });
  }, INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
