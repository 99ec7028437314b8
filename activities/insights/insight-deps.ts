import type { InsightKind } from '../../domain/insights/insight.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { OperationsRepository } from '../../store/operations/operations.js';

export interface InsightDeps {
  artifacts: Pick<ArtifactsRepository, 'put' | 'get' | 'remove'>;
  operations: Pick<OperationsRepository, 'find'>;
  now: () => number;
}

/** An operation that creates insights, and the key of its stored request body. */
export interface InsightTask {
  operation: { id: string; user_id: OwnerId };
  kind: InsightKind;
  body_key: string;
}
