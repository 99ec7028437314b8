import { isDomainError } from '../../domain/base/errors.js';
import type { Operation } from '../../domain/operations/operations.js';
import type { Logger } from '../../platform/logger.js';
import type { OperationOutcome, OperationsRepository } from '../../store/operations/operations.js';
import type { WorkflowGateway, WorkflowState } from '../workflow-gateway.js';

/** A record without a change for this long may have lost its start or its end with a dying process. */
const SILENT_MS = 10_000;
const BATCH = 100;
/** A start that has been rejected for this long will not succeed any more. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = 5_000;

export interface RepairDeps {
  operations: Pick<OperationsRepository, 'listSilent' | 'finish' | 'touch'>;
  gateway: WorkflowGateway;
  logger: Logger;
}

/**
 * Reconciles records and workflows: starts what was accepted but never started, closes what Temporal closed from
 * outside (timeout, termination). Safe in several processes at once: starts and ends happen once.
 */
export async function repairOperations(deps: RepairDeps, now: Date): Promise<{ started: number; closed: number }> {
  const done = { started: 0, closed: 0 };
  for (const operation of await deps.operations.listSilent(new Date(now.getTime() - SILENT_MS), BATCH)) {
    try {
      await repair(deps, operation, now, done);
    } catch (failure) {
      deps.logger.warn({ err: failure, operation_id: operation.id }, 'operation not repaired');
      // With Temporal away the others would fare no better; what fails for itself must not hold them up.
      if (isDomainError(failure) && failure.code === 'dependency_unavailable') return done;
      await deps.operations.touch(operation.user_id, operation.id);
    }
  }
  return done;
}

async function repair(
  deps: RepairDeps,
  operation: Operation,
  now: Date,
  done: { started: number; closed: number },
): Promise<void> {
  const { operations, gateway } = deps;
  const state = await gateway.stateOf(operation);
  if (state === 'running') {
    // It makes room for those behind it, and is looked at again when it stays silent.
    await operations.touch(operation.user_id, operation.id);
    return;
  }
  const isYoung = now.getTime() - Date.parse(operation.created_at) < GIVE_UP_MS;
  if (state === 'absent' && operation.status === 'queued' && isYoung) {
    await gateway.start(operation);
    await operations.touch(operation.user_id, operation.id);
    done.started++;
    return;
  }
  if (await operations.finish(operation.user_id, operation.id, { ...captureOutcome(state), has_result: false }))
    done.closed++;
}

function captureOutcome(state: WorkflowState): Pick<OperationOutcome, 'status' | 'error'> {
  switch (state) {
    case 'timed_out':
      return { status: 'timed_out', error: { code: 'timeout', detail: 'The operation took too long and was stopped' } };
    case 'cancelled':
    case 'terminated':
      return { status: 'cancelled', error: { code: 'cancelled', detail: 'The operation was stopped' } };
    default:
      return { status: 'failed', error: { code: 'internal', detail: 'The work ended without an outcome' } };
  }
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
