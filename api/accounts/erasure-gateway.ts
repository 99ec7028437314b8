import { type Client, isGrpcServiceError } from '@temporalio/client';
import { SEARCH_ATTRIBUTES } from '../../workflows/operations/contract/operation.js';
import { isOfUser, workflowsOfUser } from '../../workflows/operations/contract/workflows-of-user.js';
import type { GatewayCall } from '../gateway-call.js';

export interface ErasureGateway {
  /**
   * Ends all workflows that run for a user, and deletes them with their histories. @returns their runs; those that were
   * deleted just now may be named once more. @throws DomainError dependency_unavailable
   */
  eraseWorkflows(userId: string): Promise<string[]>;
}

/** Enough for a list of tens of thousands, one page after the other. */
const LIST_DEADLINE_MS = 60_000;
/** gRPC's NOT_FOUND: deleted, and still in the list. */
const GONE = 5;
const AT_ONCE = 20;

/** What erasing a user's data needs of Temporal. */
export function createErasureGateway(client: Client, call: GatewayCall): ErasureGateway {
  const { namespace } = client.options;

  async function erase(workflowId: string, runId: string): Promise<boolean> {
    try {
      await call(() =>
        client.workflowService.deleteWorkflowExecution({ namespace, workflowExecution: { workflowId, runId } }),
      );
      return true;
    } catch (error) {
      if (isGrpcServiceError(error) && error.code === GONE) return false;
      throw error;
    }
  }

  return {
    async eraseWorkflows(userId) {
      const found = await call(async () => {
        const listed: { workflowId: string; runId: string }[] = [];
        for await (const { workflowId, runId, typedSearchAttributes } of client.workflow.list({
          query: workflowsOfUser(userId),
        })) {
          const user = typedSearchAttributes.get(SEARCH_ATTRIBUTES.user);
          if (isOfUser({ workflowId, user }, userId)) listed.push({ workflowId, runId });
        }
        return listed;
      }, LIST_DEADLINE_MS);
      const erased: string[] = [];
      for (let from = 0; from < found.length; from += AT_ONCE) {
        const some = found.slice(from, from + AT_ONCE);
        const gone = await Promise.all(some.map(({ workflowId, runId }) => erase(workflowId, runId)));
        erased.push(...some.filter((_, index) => gone[index]).map(({ workflowId, runId }) => `${workflowId} ${runId}`));
      }
      return erased;
    },
  };
}
