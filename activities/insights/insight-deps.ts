import type { InsightKind } from '../../domain/insights/insight.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { OperationsRepository } from '../../store/operations/operations.js';

export interface InsightDeps {
  artifacts: Pick<ArtifactsRepository, 'put' | 'get' | 'remove'>;
  operations: Pick<OperationsRepository, 'find'>;
  now: () => number;
}

/** An operation that creates insights, and the key of its stored request body. */
export interface InsightTask {
  operation: { id: string; user_id: string };
  kind: InsightKind;
  body_key: string;
}
