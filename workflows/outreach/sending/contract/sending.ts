import { defineSignal } from '@temporalio/workflow';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

/** "What your records say may have changed: read them again." Sent to any workflow of this file, and to queueOutreach. */
export const wakeSignal = defineSignal('wake');

/** Paces all scheduled mail of one mailbox of one user. */
export interface SenderQueueInput {
  user_id: OwnerId;
  sender_id: string;
}

export interface FollowUpInput {
  user_id: OwnerId;
  sender_id: string;
  follow_up_id: string;
  /** ISO 8601; the record has the later time if it was rescheduled. */
  due_at: string;
}

export interface ResolveUncertainAttemptInput {
  user_id: OwnerId;
  attempt_id: string;
  /** Minutes to wait before each check; the usual ones when absent. */
  waits_minutes?: number[];
}

export interface SendAnswerInput {
  user_id: OwnerId;
  thread_id: string;
  /** Of the attempt that the answer becomes; one that was undone and sent again has another. */
  attempt_id: string;
  /** ISO 8601: until then a person can undo it. */
  leaves_at: string;
}

export const SENDER_QUEUE = 'senderQueue';
export const FOLLOW_UP = 'followUp';
export const SEND_ANSWER = 'sendAnswer';
export const RESOLVE_UNCERTAIN_ATTEMPT = 'resolveUncertainAttempt';

export function senderQueueId({ user_id, sender_id }: SenderQueueInput): string {
  return `sender_queue:${user_id}:${sender_id}`;
}

export function followUpWorkflowId({ user_id, follow_up_id }: Pick<FollowUpInput, 'user_id' | 'follow_up_id'>): string {
  return `follow_up:${user_id}:${follow_up_id}`;
}

export function resolveUncertainAttemptId({ user_id, attempt_id }: ResolveUncertainAttemptInput): string {
  return `resolve_uncertain_attempt:${user_id}:${attempt_id}`;
}

export function sendAnswerId({ user_id, attempt_id }: Pick<SendAnswerInput, 'user_id' | 'attempt_id'>): string {
  return `send_answer:${user_id}:${attempt_id}`;
}

/** What starts a workflow that runs once at a time under its id. */
export interface WorkflowStart {
  workflow: string;
  workflowId: string;
  args: [SenderQueueInput | FollowUpInput | SendAnswerInput];
}

export function senderQueueStart(input: SenderQueueInput): WorkflowStart {
  return { workflow: SENDER_QUEUE, workflowId: senderQueueId(input), args: [input] };
}

export function followUpStart(input: FollowUpInput): WorkflowStart {
  return { workflow: FOLLOW_UP, workflowId: followUpWorkflowId(input), args: [input] };
}

export function sendAnswerStart(input: SendAnswerInput): WorkflowStart {
  return { workflow: SEND_ANSWER, workflowId: sendAnswerId(input), args: [input] };
}
