import { executeChild, ParentClosePolicy, proxyActivities, uuid4, workflowInfo } from '@temporalio/workflow';
import type { OperationActivities } from '../../../activities/operations/index.js';
import type { OperationType } from '../../../domain/operations/operations.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { storeOptions } from '../../activity-options.js';
import { type OperationReference, operationWorkflowId, SEARCH_ATTRIBUTES } from '../contract/operation.js';
import { OPERATION_WORKFLOWS, type OperationInputs, workflowInput } from '../contract/operation-workflows.js';

const { openOperation } = proxyActivities<OperationActivities>(storeOptions);

export interface OwnOperation<Type extends OperationType> {
  user_id: OwnerId;
  type: Type;
  input: OperationInputs[Type];
  /** As identifySite writes it. */
  site: string;
}

/**
 * Runs something as its own operation, with a record like a requested one: it is in lists, can be read and canceled. It
 * continues when this workflow is stopped.
 */
export async function runAsOperation<Type extends OperationType>({
  user_id,
  type,
  input,
  site,
}: OwnOperation<Type>): Promise<OperationReference> {
  const operation = { id: uuid4().replaceAll('-', '').slice(0, 24), user_id };
  const workflowId = operationWorkflowId(type, operation);
  const { workflowId: cause } = workflowInfo();
  const given: Record<string, unknown> = { ...input };
  await openOperation({
    operation,
    type,
    input: given,
    site,
    workflow_id: workflowId,
    request_id: cause.slice(0, 255),
  });
  const { workflow, timeout } = OPERATION_WORKFLOWS[type];
  return executeChild<(input: Record<string, unknown>) => Promise<OperationReference>>(workflow, {
    workflowId,
    args: [workflowInput({ ...operation, type, input: given })],
    workflowExecutionTimeout: timeout,
    parentClosePolicy: ParentClosePolicy.ABANDON,
    typedSearchAttributes: [
      { key: SEARCH_ATTRIBUTES.user, value: user_id.slice(0, 255) },
      { key: SEARCH_ATTRIBUTES.site, value: site.slice(0, 255) },
      { key: SEARCH_ATTRIBUTES.operation, value: type },
    ],
  });
}
