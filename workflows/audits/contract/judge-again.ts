import type { OperationRef } from '../../../domain/operations/operation-ref.js';

export interface JudgeAgainInput {
  operation: OperationRef;
  /** The audit that is judged again by what is accepted now. */
  audit_id: string;
}

export const JUDGE_AGAIN = 'judgeAgain';
