import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { MoveActivities } from '../../activities/workspaces/index.js';
import type { WorkspaceMove } from '../../domain/workspaces/workspace-move.js';
import { storeOptions } from '../activity-options.js';
import type { OperationReference } from '../operations/contract/operation.js';
import { runOperation } from '../operations/wrapper/run-operation.js';
import type { MoveToWorkspaceInput } from './contract/move-to-workspace.js';

const { holdMoved, copySuppressions, moveSome, finishMove } = proxyActivities<MoveActivities>(storeOptions);

/**
 * Moves a site or a campaign with all its records to another workspace. It is held first, so that it belongs to neither and
 * nothing begins for it; when something of it runs, it is put back and the operation fails with the reason. From then on it is
 * not canceled half-way. Addresses that the old workspace does not mail are suppressed in the new one before the campaign is
 * there, and once more afterwards, for those that opted out meanwhile.
 */
export async function moveToWorkspace({ operation, move }: MoveToWorkspaceInput): Promise<OperationReference> {
  return runOperation(operation, async (report) => {
    await report({ done: 5, phase: 'hold', message: `Checking that nothing of the ${move.kind} runs` });
    await CancellationScope.nonCancellable(async () => {
      const { site } = await holdMoved({ move });
      if (move.kind === 'campaign') await copyAllSuppressions(move);
      await report({ done: 20, phase: 'move', message: 'Moving its records' });
      let records = 0;
      for (let isDone = false; !isDone; ) {
        const { moved, done } = await moveSome({ move, site });
        records += moved;
        isDone = done;
      }
      await report({ done: 90, phase: 'finish', message: 'Opening it in its new workspace' });
      await finishMove({ operation, move, site, records });
      if (move.kind === 'campaign') await copyAllSuppressions(move);
    });
  });
}

async function copyAllSuppressions(move: WorkspaceMove): Promise<void> {
  let place: string | null = null;
  do {
    const { after }: { after: string | null } = await copySuppressions({ move, after: place });
    place = after;
  } while (place !== null);
}
