import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { defineQuery } from '@temporalio/workflow';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { OperationType, Progress } from '../../../domain/operations/operations.js';

/** The return value of every operation workflow: small, since the result itself is in the store. */
export interface OperationReference {
  operation_id: string;
  result_key: string;
}

export const progressQuery = defineQuery<Progress>('progress');

/** `complete_audit:<user>:<operation id>`: unique per user and, through the operation id, per idempotency key. */
export function operationWorkflowId(type: OperationType, operation: OperationRef): string {
  return `${type}:${operation.user_id}:${operation.id}`;
}

/** Registered on the namespace by scripts/parts/temporal.mjs and docker/temporal: keep the names in step. */
export const SEARCH_ATTRIBUTES = {
  user: defineSearchAttributeKey('LinkwrightUser', SearchAttributeType.KEYWORD),
  site: defineSearchAttributeKey('LinkwrightSite', SearchAttributeType.KEYWORD),
  operation: defineSearchAttributeKey('LinkwrightOperation', SearchAttributeType.KEYWORD),
  request: defineSearchAttributeKey('LinkwrightRequest', SearchAttributeType.KEYWORD),
} as const;
