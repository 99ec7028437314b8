import type { Operation, OperationType } from './operations.js';

/** Email is never sent again by a retry: the campaign decides who is mailed. */
const NEVER: Partial<Record<OperationType, string>> = {
  send_outreach: 'Email is not sent again this way. Open the lead in its campaign and send from there.',
  move_to_workspace: 'Moves are not repeated this way. Open the site or campaign and move it again.',
  queue_outreach: 'Email queues are not repeated. Open the campaign and queue the leads that were not mailed.',
};

/** Why an operation cannot be started again with the same input; null where it can. */
export function refuseRetry({ type, status, erased }: Pick<Operation, 'type' | 'status' | 'erased'>): string | null {
  if (erased) return 'Its input was erased together with what it was about. Start a new one.';
  if (status === 'queued' || status === 'running') return 'The operation is still running. Cancel it first.';
  if (status === 'completed') return 'The operation completed. Start a new one from the page of the site or campaign.';
  return NEVER[type] ?? null;
}
