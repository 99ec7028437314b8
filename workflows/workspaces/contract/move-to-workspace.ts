import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { WorkspaceMove } from '../../../domain/workspaces/workspace-move.js';

export interface MoveToWorkspaceInput {
  /** Of the workspace that it leaves. */
  operation: OperationRef;
  move: WorkspaceMove;
}

export const MOVE_TO_WORKSPACE = 'moveToWorkspace';
