import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';

export interface ToolDeps {
  artifacts: Pick<ArtifactsRepository, 'put' | 'get' | 'remove'>;
  operations: Pick<OperationsRepository, 'find'>;
  now: () => number;
}
