import type { SenderVerification } from '../../../../domain/outreach/sending/sender-verification.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';

export const VERIFY_SENDER = 'verifySender';

export interface VerifySenderInput {
  user_id: OwnerId;
  sender_id: string;
}

export type VerifySenderWorkflow = (input: VerifySenderInput) => Promise<SenderVerification>;

/** One at a time for each sender: concurrent requests get the same run. */
export function verifySenderWorkflowId({ user_id, sender_id }: VerifySenderInput): string {
  return `verify_sender:${user_id}:${sender_id}`;
}
