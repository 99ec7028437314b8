import { proxyActivities } from '@temporalio/workflow';
import type { SenderVerification } from '../../../domain/outreach/sending/sender-verification.js';
import type { VerifySenderInput } from './contract/verify-sender.js';

interface VerifyActivities {
  verifySender(input: VerifySenderInput): Promise<SenderVerification>;
}

/** A client waits for the response: one try, which must not outlast the wait. */
const { verifySender: verify } = proxyActivities<VerifyActivities>({
  taskQueue: 'mail',
  scheduleToCloseTimeout: '24 seconds',
  heartbeatTimeout: '20 seconds',
  retry: { maximumAttempts: 1 },
});

/** Signs in to a sender's servers and looks up its records, and keeps what was found. Sends nothing. */
export async function verifySender(input: VerifySenderInput): Promise<SenderVerification> {
  return verify(input);
}
